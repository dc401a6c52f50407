/**
 * The rubric's parser together with the engine that its expressions need. Whoever is in no hurry imports this; the
 * validation of a whole campaign takes the parser alone and loads the engine only for a rubric that has expressions.
 */
import './pattern-engine.ts';

export * from './rubric-parser.ts';
