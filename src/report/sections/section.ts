/** A section with everything optional left empty. */
import type { Section } from '../content.ts';

type Part = Pick<Section, 'id' | 'title' | 'extent'> & Partial<Section>;

export function section(part: Part): Section {
  return { paragraphs: [], items: [], plots: [], tables: [], commands: [], ...part };
}
