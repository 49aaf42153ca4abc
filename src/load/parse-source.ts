/** A data file's text → its value, with locations on demand; or diagnostics. A Markdown file is split into front matter and body. Pure. */
import { type Diagnostic, diagnose, wholeFile } from '../diagnostics/diagnostic.ts';
import type { Locate } from '../diagnostics/locate.ts';
import { markdownKinds, rowOf } from '../domain/kind-lists.ts';
import { explainSyntax, type SyntaxFailure } from './broken-yaml/explain-syntax.ts';
import { checkNodes } from './check-nodes.ts';
import { emptyFile } from './file-problems.ts';
import { findConflicts, forbiddenCharacters } from './forbidden-text.ts';
import { constructFromEvents, EVENT_ID, type Event, YAMLException } from './js-yaml.ts';
import { locateYaml } from './locate-yaml.ts';
import { normalize } from './normalize.ts';
import type { Source } from './source.ts';
import { readEvents, readNodes } from './yaml-nodes.ts';

/** A file with valid YAML. */
export interface ParsedSource {
  source: Source;
  value: unknown;
  locate: Locate;
}

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
  const conflicts = findConflicts(source.file, source.text);
  if (conflicts.length > 0) return conflicts;
  const parts = splitDocument(source.text);
  if (typeof parts === 'string') {
    const hint = 'Begin the file with a line ---, then title: and the other fields, then another line ---.';
    return [diagnose('yaml/syntax', wholeFile(source.file), parts, { hint })];
  }
  const { body, bodyLine, yaml } = parts;
  const parsed = parseYaml(source, yaml, body);
  if (Array.isArray(parsed)) return parsed;
  const problems = forbiddenCharacters(source.file, body, bodyLine);
  return problems.length > 0 ? problems : { ...parsed, body, bodyLine };
}

/** Front matter is between the first line, `---`, and the next such line. Its lines keep their numbers. */
function splitDocument(text: string): { yaml: string; body: string; bodyLine: number } | string {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---') return 'This page has no front matter.';
  if (end === -1) return 'The front matter is not closed.';
  return { yaml: ['', ...lines.slice(1, end)].join('\n'), body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

/** `text` is the YAML of the file, `body` the rest. */
export function parseYaml(source: Source, text: string = source.text, body?: string): ParsedSource | Diagnostic[] {
  const { file, kind } = source;
  const hidden = forbiddenCharacters(file, text);
  if (hidden.length > 0) return hidden;
  const events = readOneDocument(text);
  if ('reason' in events) return explainSyntax(file, text, events);
  const problems = checkNodes(file, text, readNodes(text, events));
  if (problems.length > 0) return problems;
  const value: unknown = constructFromEvents(events, { source: text })[0] ?? undefined;
  if (value === undefined && !rowOf(kind).mayBeEmpty) {
    const message = markdownKinds.has(kind) ? 'The front matter is empty.' : 'This file contains only comments.';
    return [emptyFile(file, message)];
  }
  return { source, value: normalize(value ?? {}), locate: locateYaml(file, () => text, body) };
}

/** Or why the text is not one YAML document. */
function readOneDocument(text: string): Event[] | SyntaxFailure {
  try {
    const events = readEvents(text);
    const documents = events.filter((event) => event.type === EVENT_ID.DOCUMENT).length;
    return documents > 1 ? { reason: 'a second document begins' } : events;
  } catch (error) {
    if (error instanceof YAMLException) return error;
    throw error;
  }
}
