/** Sources → parsed files. YAML files as they are; Markdown files split into front matter and body. Pure. */
import { type Diagnostic, diagnose, startOf } from '../diagnostic.ts';
import { remembered } from '../remember.ts';
import { forbiddenCharacters } from './forbidden-characters.ts';
import { type ParsedSource, parseYaml } from './parse-yaml.ts';
import type { Source } from './source.ts';

export interface ParsedDocument extends ParsedSource {
  body: string;
  /** The number of the body's first line in its file. */
  bodyLine: number;
}

export interface ParseResult {
  files: (ParsedSource | ParsedDocument)[];
  diagnostics: Diagnostic[];
}

export function parseSources(sources: readonly Source[]): ParseResult {
  const result: ParseResult = { files: [], diagnostics: [] };
  for (const source of sources) {
    if (source.text.trim() === '') continue;
    const parsed = parseSource(source);
    if (Array.isArray(parsed)) result.diagnostics.push(...parsed);
    else result.files.push(parsed);
  }
  return result;
}

const parseSource = remembered((source: Source) =>
  source.kind === 'document' ? parseDocumentFile(source) : parseYaml(source),
);

/** Front matter stands between the first line, `---`, and the next line like it. */
function parseDocumentFile(source: Source): ParsedDocument | Diagnostic[] {
  const lines = source.text.split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---' || end === -1) {
    const hint = 'Begin the file with ---, then title and the rest, then --- again.';
    const message =
      lines[0]?.trimEnd() === '---' ? 'The front matter is never closed.' : 'This page has no front matter.';
    return [diagnose('yaml/syntax', startOf(source.file), message, { hint })];
  }
  const parsed = parseYaml(source, ['', ...lines.slice(1, end)].join('\n'));
  if (Array.isArray(parsed)) return parsed;
  const body = lines.slice(end + 1).join('\n');
  const problems = forbiddenCharacters(source.file, body, end + 2);
  if (problems.length > 0) return problems;
  return { ...parsed, body, bodyLine: end + 2 };
}
