/** The handler interface of HTML readers, and the marks of constant parts and slots in markup. */

export type Attributes = Readonly<Record<string, string>>;

/** Receives a page's markup piece by piece, in document order. */
export interface MarkupHandler {
  /** Whether text is wanted at this point; if not, it is neither extracted nor decoded. */
  wantsText: boolean;
  /** Names are in lower case; `attributes` holds at least the wanted ones. */
  open(name: string, attributes: Attributes): void;
  text(text: string): void;
  /** Called for void elements too. */
  close(name: string): void;
  /** A constant part belongs here. False: its facts do not fit this place, so the page must be read as a whole. */
  part(index: number): boolean;
}

/** In markup, a constant part is its number between `partMark`s, and a value to be filled in its number between `slotMark`s. Data cannot contain these characters. */
export const partMark = { begin: '\u0001', end: '\u0002' } as const;
export const slotMark = { begin: '\u0003', end: '\u0004' } as const;

export const partMarks = new RegExp(`${partMark.begin}(\\d+)${partMark.end}`, 'g');
export const slotMarks = new RegExp(`${slotMark.begin}(\\d+)${slotMark.end}`, 'g');

export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Attributes whose presence is their value, so that `=""` can be dropped. */
export const booleanAttributes: ReadonlySet<string> = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap ' +
    'itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
);
