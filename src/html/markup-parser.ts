/** The HTML and XML parser. Loaded on first use, because most runs find what it reads in a cache. */
import { createRequire } from 'node:module';
import { once } from '../memo/memoize.ts';

const library = once(() => createRequire(import.meta.url)('htmlparser2') as typeof import('htmlparser2'));

export const markupParser = () => library().Parser;
