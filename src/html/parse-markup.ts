/** Passes any HTML to a handler, parsed as browsers do; a page also loses its redundant markup. Stops at elements nested more deeply than browsers allow. Pure. */
import { createRequire } from 'node:module';
import { once } from '../memo/memoize.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Receives a page's markup piece by piece, in document order. */
export interface MarkupHandler {
  /** Names are in lower case. */
  open(name: string, attributes: Attributes): void;
  text(text: string): void;
  /** Called for void elements too. */
  close(name: string): void;
}

/** The library is loaded on first use, because most runs find what it reads in a cache. */
export const markupParser = once(
  () => (createRequire(import.meta.url)('htmlparser2') as typeof import('htmlparser2')).Parser,
);

/** Browsers stop at 512; the parser's time grows with the square of the depth. */
const maxDepth = 2_000;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const voidElements = words('area base br col embed hr img input link meta param source track wbr');
/** Attributes whose presence is their value, so that `=""` can be dropped. */
const booleanAttributes = words(
  'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected',
);
/** Elements whose white space shows, or that contain code. */
const verbatim = words('pre textarea script style');
/** Comments that a server reads (`<!--#include …-->`) and licenses (`<!--! …-->`). */
const wantedComment = /^(!|\s*#)/;

/** Templates that write a space next to something optional can print several in a row. */
const spacesAtEnds = /^ {2,}| {2,}$/g;
const whiteSpace = /[ \t\n\r\f]+/g;

export function parseMarkup(html: string, handler: MarkupHandler): void {
  tidyMarkup(html, handler);
}

/**
 * Returns the HTML without redundant markup: the slash of void elements, the empty value of boolean attributes, capitals in
 * attribute names, all but one space at either end of a text; with `isWhole`, white space within texts and comments too.
 */
export function tidyMarkup(markup: string, handler: MarkupHandler, isWhole = false): string {
  const spaces = isWhole ? whiteSpace : spacesAtEnds;
  let tidy = '';
  let copied = 0;
  let depth = 0;
  const open = { svg: 0, verbatim: 0 };
  const count = (name: string, by: 1 | -1) => {
    if (verbatim.has(name)) open.verbatim += by;
    else if (name === 'svg') open.svg += by;
  };
  const replace = (start: number, end: number, text: string) => {
    tidy += markup.slice(copied, start) + text;
    copied = end;
  };
  /** The end of a value without quotes, of which a slash is part. */
  let unquoted = -1;
  const parser = new (markupParser())(
    {
      onopentagname: (name) => count(name, 1),
      onattribute(name, value, quote) {
        const { startIndex: start, endIndex: end } = parser;
        // Names of SVG contain capitals.
        if (open.svg === 0 && !markup.startsWith(name, start)) replace(start, start + name.length, name);
        if (value === '' && quote && booleanAttributes.has(name)) replace(start + name.length, end, '');
        if (quote === null) unquoted = end;
      },
      onopentag(name, attributes) {
        const end = parser.endIndex;
        if (markup[end - 1] === '/' && end !== unquoted && voidElements.has(name)) replace(end - 1, end, '');
        handler.open(name, attributes);
        if (++depth > maxDepth) parser.pause();
      },
      ontext(text) {
        if (open.verbatim === 0) {
          const shorter = text.replace(spaces, ' ');
          if (shorter !== text) replace(parser.startIndex, parser.endIndex + 1, shorter);
        }
        handler.text(text);
      },
      oncomment(text) {
        if (isWhole && !wantedComment.test(text)) replace(parser.startIndex, parser.endIndex + 1, '');
      },
      onclosetag(name) {
        depth -= 1;
        count(name, -1);
        handler.close(name);
      },
    },
    { decodeEntities: true },
  );
  parser.end(markup);
  return tidy + markup.slice(copied);
}
