/** The value of a form → the text of its data file, in which unchanged fields keep every character. Pure. */
import { isGroup } from '../../../domain/groups.ts';
import { splitFrontMatter } from '../../../text/strings.ts';
import { formatYaml, updateYaml } from '../../../text/update-yaml.ts';
import { type Defaults, type FileShape, type Form, keyField, sourceField } from './file-shape.ts';
import { fieldsOf } from './parse-form.ts';

export function formatForm(form: Form, shape: FileShape): string {
  const { [sourceField]: original, ...values } = form;
  const source = typeof original === 'string' ? original : undefined;
  const before = source === undefined ? {} : fieldsOf(source, shape);
  const { body, ...fields } = groupWithoutDefaults(values, before, shape.defaults);
  const head = source !== undefined && shape.isPage ? splitFrontMatter(source).head : source;
  const value = shape.whole === undefined ? fileOf(fields, shape, head) : fileOf(fields, shape, head)[shape.whole];
  const written = head === undefined ? formatYaml(value, shape.firstLine) : updateYaml(head, value ?? emptyOf(shape));
  if (!shape.isPage) return written;
  const page = source === undefined ? undefined : splitFrontMatter(source);
  const text = typeof body === 'string' ? body.trim() : '';
  const rest = page?.body.trim() === text ? page.body : `\n${text}\n`;
  return `---\n${written}---\n${rest}`;
}

function emptyOf({ whole = '', maps }: FileShape): unknown {
  return Object.hasOwn(maps, whole) ? {} : [];
}

/**
 * Removes what the form builder adds by itself: empty texts, lists and groups, and values equal to the default. `before`
 * is the value in the file.
 */
function withoutDefaults(value: unknown, before: unknown, defaults: Defaults): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    if (value.length === 0) return Array.isArray(before) && before.length === 0 ? value : undefined;
    const ofEntries = defaultsOf(defaults['[]']);
    const written = writtenInAny(Array.isArray(before) ? before : [], ofEntries);
    return value.map((entry) => (isGroup(entry) ? groupWithoutDefaults(entry, written, ofEntries) : entry));
  }
  if (!isGroup(value)) return value;
  const group = groupWithoutDefaults(value, isGroup(before) ? before : {}, defaults);
  return Object.keys(group).length === 0 && !isGroup(before) ? undefined : group;
}

/** The fields that any entry of a list sets, as one group, because entries may have been reordered. Switches count only if set to the default. */
function writtenInAny(entries: readonly unknown[], defaults: Defaults): Form {
  const written = entries.filter(isGroup).flatMap((entry) => Object.entries(entry));
  return Object.fromEntries(
    written.filter(([field, value]) => typeof value !== 'boolean' || value === defaults[field]),
  );
}

function groupWithoutDefaults(value: Form, before: Form, defaults: Defaults): Form {
  const cleaned = Object.entries(value).map(([field, content]): [string, unknown] => [
    field,
    withoutDefaults(content, before[field], defaultsOf(defaults[field])),
  ]);
  const isWorthWriting = ([field, content]: [string, unknown]) =>
    content !== undefined && (Object.hasOwn(before, field) || content !== defaults[field]);
  return Object.fromEntries(cleaned.filter(isWorthWriting));
}

function defaultsOf(value: unknown): Defaults {
  return isGroup(value) ? value : {};
}

/** Turns lists back into the maps of the file, and gives questions the names that the file uses. */
function fileOf(form: Form, { maps }: FileShape, text = ''): Form {
  const isLong = /^\s*-?\s*question:/m.test(text);
  return Object.fromEntries(
    Object.entries(form).map(([field, value]) => {
      if (Object.hasOwn(maps, field)) return [field, mapOf(value, maps[field] ?? null)];
      return [field, field === 'faqs' && isLong ? withLongFaqs(value) : value];
    }),
  );
}

function mapOf(list: unknown, valueField: string | null): unknown {
  if (!Array.isArray(list)) return list;
  const entries = list.filter(isGroup).map(({ [keyField]: key, ...rest }): [string, unknown] => {
    return [String(key ?? ''), valueField === null ? rest : rest[valueField]];
  });
  return Object.fromEntries(entries);
}

function withLongFaqs(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((entry) => {
    if (!isGroup(entry)) return entry;
    const { q, a, ...rest } = entry;
    return { question: q, answer: a, ...rest };
  });
}
