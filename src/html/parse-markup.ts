/** Goes through any HTML, as a browser would understand it. Stops where elements are nested deeper than browsers nest them. Pure. */
import { Parser } from 'htmlparser2';
import type { MarkupHandler } from './markup.ts';

/** Browsers have 512; the parser's work grows with the square of it. */
const maxDepth = 2_000;

export function parseMarkup(html: string, handler: MarkupHandler): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        handler.open(name, attributes);
        if (++depth > maxDepth) parser.pause();
      },
      ontext: (text) => {
        if (handler.wantsText) handler.text(text);
      },
      onclosetag: (name) => {
        depth -= 1;
        handler.close(name);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
}
