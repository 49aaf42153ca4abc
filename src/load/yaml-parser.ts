/** The full YAML parser. Loaded on first use, because files in the plain form do not need it and loading it takes as long as reading 300 of them. */
import { createRequire } from 'node:module';
import { once } from '../memo/memoize.ts';

export const yamlParser = once(() => createRequire(import.meta.url)('yaml') as typeof import('yaml'));
