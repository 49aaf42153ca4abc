/** Goes through any HTML, as a browser would understand it. Pure. */
import { Parser } from 'htmlparser2';
import type { MarkupHandler } from './markup.ts';

export function parseMarkup(html: string, handler: MarkupHandler): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open(name, attributes),
      ontext: (text) => {
        if (handler.hears) handler.text(text);
      },
      onclosetag: (name) => handler.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
}
