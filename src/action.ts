/** The Action's entry. */
import { runAction } from './faces/action-run.ts';

await runAction();
