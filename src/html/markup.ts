/** The handler interface of HTML readers, and the elements and attributes that HTML writes in a form of their own. */

export type Attributes = Readonly<Record<string, string>>;

/** Receives a page's markup piece by piece, in document order. */
export interface MarkupHandler {
  /** Names are in lower case; `attributes` holds at least the wanted ones. */
  open(name: string, attributes: Attributes): void;
  text(text: string): void;
  /** Called for void elements too. */
  close(name: string): void;
}

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
