/** Passes any HTML to a handler, parsed as browsers do. Stops at elements nested more deeply than browsers allow. Pure. */
import { createRequire } from 'node:module';
import { once } from '../memo/memoize.ts';
import type { MarkupHandler } from './markup.ts';

/** The library is loaded on first use, because most runs find what it reads in a cache. */
export const markupParser = once(
  () => (createRequire(import.meta.url)('htmlparser2') as typeof import('htmlparser2')).Parser,
);

/** Browsers stop at 512; the parser's time grows with the square of the depth. */
const maxDepth = 2_000;

export function parseMarkup(html: string, handler: MarkupHandler): void {
  let depth = 0;
  // The parser passes on each entity by itself.
  let text = '';
  const endText = () => {
    if (text !== '') handler.text(text);
    text = '';
  };
  const parser = new (markupParser())(
    {
      onopentag: (name, attributes) => {
        endText();
        handler.open(name, attributes);
        if (++depth > maxDepth) parser.pause();
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (name) => {
        endText();
        depth -= 1;
        handler.close(name);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  endText();
}
