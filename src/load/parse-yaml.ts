/** YAML text → its value, and the places in it on demand; or the reasons why it cannot be used. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Locate, lazyLocate } from './locate.ts';
import { parseFully } from './parse-fully.ts';
import { isPlainText } from './plain-yaml/plain-text.ts';
import { readPlainYaml } from './plain-yaml/read.ts';
import type { Source } from './source.ts';

export type { Locate, Path } from './locate.ts';

/** A file that could be read as YAML. */
export interface ParsedSource {
  source: Source;
  value: unknown;
  locate: Locate;
}

/** `text` is the file's YAML, `again` the same when a place in it is wanted, perhaps much later. */
export function parseYaml(
  source: Source,
  text: string = source.text,
  again: () => string = () => text,
): ParsedSource | Diagnostic[] {
  const plain = isPlainText(text) ? readPlainYaml(text) : undefined;
  const parsed = plain ?? parseFully(source, text);
  if (Array.isArray(parsed)) return parsed;
  return { source, value: parsed.value, locate: lazyLocate(source.file, again) };
}
