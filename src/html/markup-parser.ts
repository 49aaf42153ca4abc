/** The HTML and XML parser. Loaded on first use, because most runs find what it reads in a cache. */
import { createRequire } from 'node:module';

type MarkupParser = typeof import('htmlparser2');

let loaded: MarkupParser | undefined;

export function markupParser(): MarkupParser['Parser'] {
  loaded ??= createRequire(import.meta.url)('htmlparser2') as MarkupParser;
  return loaded.Parser;
}
