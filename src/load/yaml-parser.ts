/** The full YAML parser. Loaded on first use, because files in the plain form do not need it and loading it takes as long as reading 300 of them. */
import { createRequire } from 'node:module';

type YamlParser = typeof import('yaml');

let loaded: YamlParser | undefined;

export function yamlParser(): YamlParser {
  loaded ??= createRequire(import.meta.url)('yaml') as YamlParser;
  return loaded;
}
