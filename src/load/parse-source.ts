/** One data file's text → its value; a Markdown file is split into front matter and body. Pure. */
import { type Diagnostic, diagnose, startOf } from '../diagnostics/diagnostic.ts';
import { markdownKinds } from '../domain/kind-lists.ts';
import { forbiddenCharacters } from './forbidden-characters.ts';
import { findConflicts, mergeConflict } from './merge-conflict.ts';
import { type ParsedSource, parseYaml } from './parse-yaml.ts';
import type { Source } from './source.ts';

export interface ParsedDocument extends ParsedSource {
  body: string;
  /** The number of the body's first line in its file. */
  bodyLine: number;
}

/** A parsed file, or its diagnostics: none for a source without text, which was reported when it was read. */
export function parseSource(source: Source): ParsedSource | ParsedDocument | Diagnostic[] {
  if (source.text.trim() === '') return [];
  return markdownKinds.has(source.kind) ? parseDocumentFile(source) : parseYaml(source);
}

function parseDocumentFile(source: Source): ParsedDocument | Diagnostic[] {
  const conflicts = findConflicts(source.text);
  if (conflicts.length > 0) return conflicts.map((found) => mergeConflict({ file: source.file, ...found }));
  const parts = splitFrontMatter(source.text);
  if (typeof parts === 'string') {
    const hint = 'Begin the file with a line ---, then title: and the other fields, then another line ---.';
    return [diagnose('yaml/syntax', startOf(source.file), parts, { hint })];
  }
  const { body, bodyLine, yaml } = parts;
  const parsed = parseYaml(source, yaml);
  if (Array.isArray(parsed)) return parsed;
  const problems = forbiddenCharacters(source.file, body, bodyLine);
  return problems.length > 0 ? problems : { ...parsed, body, bodyLine };
}

/** Front matter is between the first line, `---`, and the next such line. Its lines keep their numbers. */
function splitFrontMatter(text: string): { yaml: string; body: string; bodyLine: number } | string {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---') return 'This page has no front matter.';
  if (end === -1) return 'The front matter is not closed.';
  return { yaml: ['', ...lines.slice(1, end)].join('\n'), body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}
