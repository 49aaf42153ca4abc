/** Passes any HTML to a handler, parsed as browsers do. Stops at elements nested more deeply than browsers allow. Pure. */
import type { MarkupHandler } from './markup.ts';
import { markupParser } from './markup-parser.ts';

/** Browsers stop at 512; the parser's time grows with the square of the depth. */
const maxDepth = 2_000;

export function parseMarkup(html: string, handler: MarkupHandler): void {
  let depth = 0;
  const parser = new (markupParser())(
    {
      onopentag: (name, attributes) => {
        handler.open(name, attributes);
        if (++depth > maxDepth) parser.pause();
      },
      ontext: (text) => handler.text(text),
      onclosetag: (name) => {
        depth -= 1;
        handler.close(name);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
}
