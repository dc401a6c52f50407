/**
 * The shape of a finished report, before any medium: words, tables and the numbers of its plots. Renderers decide how it looks and
 * escape every string; none of them adds a claim.
 */
import type { Analysis, Verdict } from '../analysis/paired.ts';

/** Text in a sentence, or an id, path or hash that is set in code. */
export type Inline = string | { readonly code: string };
export type Text = readonly Inline[];

/** What a colour or an icon may say; never said by colour alone. */
export type Tone = 'good' | 'calm' | 'warning' | 'danger';

export interface Table {
  readonly caption: string;
  readonly columns: readonly { readonly title: string; readonly numeric?: boolean }[];
  /** Takes the whole width where a page has columns. */
  readonly wide?: boolean;
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly Inline[])[];
}

export type PlotName = 'differences' | 'slopes' | 'dimensions' | 'use' | 'schedule';

export interface Section {
  /** Kebab-case; the anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Text[];
  readonly items: readonly Text[];
  readonly plots: readonly PlotName[];
  readonly tables: readonly Table[];
  /** Shell lines to copy. */
  readonly commands: readonly string[];
  /** `brief` sections also stand in the terminal; `long` ones are folded where a medium can fold. */
  readonly extent: 'brief' | 'full' | 'long';
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

export interface Notice {
  readonly tone: Tone;
  readonly title: string;
  readonly text: Text;
}

/** One resource against its ceiling, by arm. */
export interface UseBar {
  readonly label: string;
  readonly baseline: { readonly amount: number; readonly text: string };
  readonly candidate: { readonly amount: number; readonly text: string };
  readonly spent: { readonly amount: number; readonly text: string };
  readonly ceiling: { readonly amount: number; readonly text: string };
}

export interface ReportModel {
  readonly title: string;
  readonly category: string;
  readonly badges: readonly { readonly tone: Tone; readonly label: string }[];
  readonly verdict: {
    readonly value: Verdict;
    readonly tone: Tone;
    readonly headline: string;
    readonly sentence: Text;
    /** False when there is evidence and its verification failed: then nothing here is a verdict. */
    readonly holds: boolean;
  };
  readonly notices: readonly Notice[];
  readonly figures: readonly Figure[];
  readonly reasons: readonly Text[];
  readonly cautions: readonly Text[];
  readonly sections: readonly Section[];
  /** What the plots draw. */
  readonly analysis: Analysis;
  readonly use: readonly UseBar[];
}
