/** YAML text → its value, with locations on demand; or diagnostics. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Locate, lazyLocate } from './locate.ts';
import { parseFully } from './parse-fully.ts';
import { isPlainText } from './plain-yaml/plain-text.ts';
import { parsePlainYaml } from './plain-yaml/read.ts';
import type { Source } from './source.ts';

export type { Locate, Path } from './locate.ts';

/** A file with valid YAML. */
export interface ParsedSource {
  source: Source;
  value: unknown;
  locate: Locate;
}

/** `text` is the file's YAML; `again` returns it once more when a location is requested, perhaps much later. */
export function parseYaml(
  source: Source,
  text: string = source.text,
  again: () => string = () => text,
): ParsedSource | Diagnostic[] {
  const plain = isPlainText(text) ? parsePlainYaml(text) : undefined;
  const parsed = plain ?? parseFully(source, text);
  if (Array.isArray(parsed)) return parsed;
  return { source, value: parsed.value, locate: lazyLocate(source.file, again) };
}
