/** The notes that are kept about finished pages, in place of the pages. Plain JSON, so that they can be cached. */
import type { CardText } from '../assets/assets.ts';
import type { TemplateCall } from '../assets/bundle/template-calls.ts';

/** The part of a note that many pages share. */
export interface SharedNote {
  /** Ids, separated by spaces. */
  ids: string;
  /** Links to fragments of other pages. */
  fragments: string[];
  inlineScripts: string[];
  card: CardText;
  /** Calls of own templates that are reported. */
  calls?: readonly TemplateCall[];
}

export interface PageNote extends SharedNote {
  /** The parts of the site that the page read. */
  parts: string[];
  /** URL paths on the site that it links to. */
  links: string[];
}

/** Published pages that are kept without looking at each of them. */
export interface UnchangedPages {
  has: (file: string) => boolean;
  /** The files of the other pages, which are made again. */
  others: () => Iterable<string>;
  /** The distinct shared notes of these pages and of all new ones. */
  notes: () => Iterable<SharedNote>;
  noteOf: (file: string) => SharedNote;
}
