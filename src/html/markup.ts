/** What readers of HTML are given as they go through it, and the marks that parts of a page leave in its markup. */

export type Attributes = Readonly<Record<string, string>>;

/** Takes a page's markup piece by piece, in its order. */
export interface MarkupHandler {
  /** Whether text is wanted here: it is neither cut out nor decoded while it is not. */
  wantsText: boolean;
  /** Names are lower case as HTML has them; at least the wanted attributes are there. */
  open(name: string, attributes: Attributes): void;
  text(text: string): void;
  /** Of void elements too. */
  close(name: string): void;
  /** A constant part goes here. False: its reading cannot be put in here, the page has to be read as a whole. */
  part(index: number): boolean;
}

/** A constant part is its number between these, and a value that is filled in later between the others. Data cannot hold such characters. */
export const partMark = { begin: '\u0001', end: '\u0002' } as const;
export const slotMark = { begin: '\u0003', end: '\u0004' } as const;

export const partMarks = new RegExp(`${partMark.begin}(\\d+)${partMark.end}`, 'g');
export const slotMarks = new RegExp(`${slotMark.begin}(\\d+)${slotMark.end}`, 'g');

export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Attributes that say all by being there: `=""` adds nothing. */
export const booleanAttributes: ReadonlySet<string> = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap ' +
    'itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
);
