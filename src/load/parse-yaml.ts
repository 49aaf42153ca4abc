/** YAML text → its value, with locations on demand; or diagnostics. */
import { YAMLException } from 'js-yaml';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { sentence } from '../text/strings.ts';
import { forbiddenCharacters } from './forbidden-characters.ts';
import { type Locate, lazyLocate } from './locate.ts';
import { normalize } from './normalize.ts';
import { parseFully } from './parse-fully.ts';
import { plainValue, readEvents } from './plain-value.ts';
import type { Source } from './source.ts';

export type { Path } from './locate.ts';

/** A file with valid YAML. */
export interface ParsedSource {
  source: Source;
  value: unknown;
  locate: Locate;
}

/** `text` is the file's YAML. */
export function parseYaml(source: Source, text: string = source.text): ParsedSource | Diagnostic[] {
  const hidden = forbiddenCharacters(source.file, text);
  const plain = hidden.length === 0 ? plainValue(text) : undefined;
  const locate = lazyLocate(source.file, () => text);
  if (typeof plain === 'object' && plain !== null) return { source, value: normalize(plain), locate };
  const parsed = parseFully(source, text);
  if (Array.isArray(parsed)) return parsed;
  const problems = syntaxError(source.file, text);
  return problems ?? { source, value: parsed.value, locate };
}

/** What only js-yaml rejects: it gives the places of all values. */
function syntaxError(file: string, text: string): Diagnostic[] | undefined {
  try {
    readEvents(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const at = { file, line: (error.mark?.line ?? 0) + 1, column: (error.mark?.column ?? 0) + 1 };
    return [diagnose('yaml/syntax', at, `This is not valid YAML: ${sentence(error.reason)}`)];
  }
}
