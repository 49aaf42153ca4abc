/** Sources → parsed files, all at once. Pure. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { memoize } from '../memo/memoize.ts';
import { type ParsedDocument, parseSource } from './parse-source.ts';
import type { ParsedSource } from './parse-yaml.ts';
import type { Source } from './source.ts';

export type { ParsedDocument } from './parse-source.ts';

export interface ParseResult {
  files: (ParsedSource | ParsedDocument)[];
  diagnostics: Diagnostic[];
}

const parseOnce = memoize(parseSource);

export function parseSources(sources: readonly Source[]): ParseResult {
  const result: ParseResult = { files: [], diagnostics: [] };
  for (const source of sources) {
    const parsed = parseOnce(source);
    if (!Array.isArray(parsed)) result.files.push(parsed);
    else for (const problem of parsed) result.diagnostics.push(problem);
  }
  return result;
}
