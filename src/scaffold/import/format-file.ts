/** A row's values → the text of its data file: a new one, or the existing one with everything else unchanged. Pure. */
import { parse } from 'yaml';
import type { ParsedDocument, ParsedSource } from '../../load/parse-source.ts';
import { splitFrontMatter } from '../../text/strings.ts';
import { formatYaml, updateYaml } from '../../text/update-yaml.ts';
import { formatFields } from '../format-fields.ts';
import { schemaLine } from '../format-skeleton.ts';
import type { Hints } from '../hints.ts';
import { kinds, type NewKind, schemaOf, schemaPath } from '../kinds.ts';
import type { SiteFacts } from '../site-facts.ts';
import { valueAt, withValues } from '../value-at.ts';
import { type CellValue, mergeCells } from './cells.ts';

interface NewValues {
  kind: NewKind;
  value: Readonly<Record<string, unknown>>;
  facts: SiteFacts;
  /** If given, required fields without a value get marked placeholders. */
  hints: Hints | undefined;
}

/** Without the descriptions that `treesite new` writes. */
export function formatFile({ kind, value, facts, hints }: NewValues): string {
  const schema = schemaOf(kind, facts.own);
  const { body, ...fields } = withKeysInOrder(value, Object.keys(schema.properties ?? {}));
  const marked = hints && formatFields(schema, fields, { hints, isBare: true }).flat();
  const text = marked ? `${marked.join('\n')}\n` : formatYaml(fields);
  if (kinds[kind].ending === '.md') return `---\n${text}---\n\n${String(body ?? '')}\n`;
  const path = schemaPath(kind, facts);
  return path === undefined ? text : `${schemaLine(path)}\n\n${text}`;
}

/** The schema's fields in the schema's order, then any others. */
export function withKeysInOrder(
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  const known = names.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]);
  return { ...Object.fromEntries(known), ...value };
}

interface FileUpdate {
  parsed: ParsedSource | ParsedDocument;
  cells: readonly CellValue[];
  /** Field → a hash of the value that the last import wrote. */
  imported: ReadonlyMap<string, string>;
  overwrite: boolean;
}

/** The comment that marks a placeholder. */
const mark = /\s+# FILL IN\b.*$/;

/** `conflicts`: the cells that differ from values changed by hand, which stay; `current`: the file's value. */
export function updateFile(update: FileUpdate): { text: string; conflicts: CellValue[]; current: unknown } {
  const { parsed, cells, imported, overwrite } = update;
  const { text } = parsed.source;
  const lines = text.split(/\r?\n/);
  const lineOf = (path: readonly string[]) => parsed.locate(path).line - 1;
  const isMarked = (path: readonly string[]) =>
    text.includes('# FILL IN') && valueAt(parsed.value, path) !== undefined && mark.test(lines[lineOf(path)] ?? '');
  const current = 'body' in parsed ? { ...(parsed.value as object), body: parsed.body.trim() } : parsed.value;
  // The sample place of `treesite init` was not written by hand.
  const isSample = imported.size === 0 && valueAt(current, ['sample']) === true;
  const merged = mergeCells(cells, { current, imported, overwrite: overwrite || isSample, isMarked });
  const { changes, conflicts } = merged;
  if (changes.length === 0) return { text, conflicts, current };
  for (const { path } of changes.filter((cell) => isMarked(cell.path)))
    lines[lineOf(path)] = (lines[lineOf(path)] ?? '').replace(mark, '');
  const changed = withChanges(lines.join('\n'), changes, 'body' in parsed);
  return { text: text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed, conflicts, current };
}

/** Rewrites only the lines of changed fields. */
function withChanges(text: string, changes: readonly CellValue[], isPage: boolean): string {
  if (!isPage) return updateYaml(text, withValues(parse(text), changes));
  const { head, body } = splitFrontMatter(text);
  const ofBody = changes.find(({ path }) => path[0] === 'body');
  const fields = changes.filter((cell) => cell !== ofBody);
  const written = fields.length === 0 ? head : updateYaml(head, withValues(parse(head), fields));
  return `---\n${written}---\n${ofBody ? `\n${String(ofBody.value)}\n` : body}`;
}
