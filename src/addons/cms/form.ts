/** A data file as the value of a form, and back: unchanged fields keep every character. Pure; also runs in the browser. */
import { parse } from 'yaml';
import { isGroup } from '../../domain/groups.ts';
import { splitFrontMatter } from '../../text/strings.ts';
import { formatYaml, updateYaml } from '../../text/update-yaml.ts';

/** The facts of a file's schema that a form builder does not know. */
export interface FileShape {
  /** The first line of a new file, which names its schema for editors; none in a Markdown page. */
  firstLine?: string | undefined;
  /** Front matter followed by a Markdown text, which the form calls `body`. */
  isPage: boolean;
  /** For a file that is a list or a map instead of a group of fields: the only field of its form. */
  whole?: string | undefined;
  /**
   * Top-level maps, which the form shows as lists: field → the name of the field that holds an entry's value (a map of
   * texts), or null if the entry holds its key and the group's own fields (a map of groups).
   */
  maps: Record<string, string | null>;
  /** With several languages: the name of the main one, and the first line of a new translation. */
  languages?: { main: string; firstLine: string | undefined };
  /** Values of switches that the file omits. */
  defaults: Defaults;
}

/** By field; the defaults of a list's entries are under `[]`. */
export interface Defaults {
  [field: string]: unknown;
}

/** A file as a form's fields. */
export type Form = Record<string, unknown>;

/** The field that holds the key of a map's entry. */
export const keyField = 'key';

/** The hidden field that holds the text of the file. */
export const sourceField = '_source';

/** The hidden field that holds the language of the file, if the site has several. */
export const languageField = '_language';

/** Throws if the text is not valid YAML; the form builder then shows the file as broken and does not change it. */
export function parseForm(text: string, shape: FileShape): Form {
  return { ...fieldsOf(text, shape), [sourceField]: text };
}

function fieldsOf(text: string, { isPage, whole, maps }: FileShape): Form {
  const { head, body } = isPage ? splitFrontMatter(text) : { head: text, body: undefined };
  const value: unknown = parse(head) ?? {};
  const file = whole === undefined ? value : { [whole]: value };
  const form = mapValues(isGroup(file) ? file : {}, (content, field) => {
    const valueField = maps[field];
    return valueField === undefined ? renameFaqs(content, shortNames) : mapAsList(content, valueField);
  });
  return body === undefined ? form : { ...form, body: body.trim() };
}

export function formatForm(
  { [sourceField]: source, [languageField]: language, ...values }: Form,
  shape: FileShape,
): string {
  const { languages = { main: language, firstLine: undefined } } = shape;
  const firstLine = language === languages.main ? shape.firstLine : languages.firstLine;
  const isNew = typeof source !== 'string';
  const before = isNew ? {} : fieldsOf(source, shape);
  const { body, ...fields } = groupWithoutDefaults(values, before, shape.defaults);
  const page = isNew ? { head: '', body: '' } : shape.isPage ? splitFrontMatter(source) : { head: source, body: '' };
  const file = fileOf(fields, shape, page.head);
  const value = shape.whole === undefined ? file : (file[shape.whole] ?? (shape.whole in shape.maps ? {} : []));
  const written = isNew ? formatYaml(value, firstLine) : updateYaml(page.head, value);
  if (!shape.isPage) return written;
  const text = typeof body === 'string' ? body.trim() : '';
  return `---\n${written}---\n${!isNew && page.body.trim() === text ? page.body : `\n${text}\n`}`;
}

/** Turns lists back into the maps of the file, and gives questions the names that the file uses. */
function fileOf(form: Form, { maps }: FileShape, text: string): Form {
  const isLong = /^\s*-?\s*question:/m.test(text);
  return mapValues(form, (value, field) => {
    const valueField = maps[field];
    if (valueField !== undefined) return listAsMap(value, valueField);
    return field === 'faqs' && isLong ? renameFaqs(value, longNames) : value;
  });
}

/** The form builder turns a map with numeric keys into a list, so every map is a list in the form. */
function mapAsList(map: unknown, valueField: string | null): unknown {
  if (!isGroup(map)) return map;
  return Object.entries(map).map(([key, value]) => ({
    [keyField]: key,
    ...(valueField === null ? (isGroup(value) ? value : {}) : { [valueField]: value }),
  }));
}

function listAsMap(list: unknown, valueField: string | null): unknown {
  if (!Array.isArray(list)) return list;
  const entries = list.filter(isGroup).map(({ [keyField]: key, ...rest }): [string, unknown] => {
    return [String(key ?? ''), valueField === null ? rest : rest[valueField]];
  });
  return Object.fromEntries(entries);
}

/** A file may use q and a or question and answer; the form uses the short names. */
const shortNames = { question: 'q', answer: 'a' };
const longNames = { q: 'question', a: 'answer' };

function renameFaqs(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!Array.isArray(value)) return value;
  const isFaq = (entry: unknown): entry is Form => isGroup(entry) && Object.keys(names).every((name) => name in entry);
  const rename = (entry: Form) => Object.entries(entry).map(([field, content]) => [names[field] ?? field, content]);
  return value.map((entry) => (isFaq(entry) ? Object.fromEntries(rename(entry)) : entry));
}

/**
 * Removes what the form builder adds by itself: empty texts, lists and groups, and values equal to the default. `before`
 * is the value in the file.
 */
function withoutDefaults(value: unknown, before: unknown, defaults: Defaults): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    if (value.length === 0) return Array.isArray(before) && before.length === 0 ? value : undefined;
    const ofEntries = groupOf(defaults['[]']);
    const written = writtenInAny(Array.isArray(before) ? before : [], ofEntries);
    const entries = value.map((entry) => (isGroup(entry) ? groupWithoutDefaults(entry, written, ofEntries) : entry));
    // A new translation begins with as many empty entries as the original has.
    const isUsed = (entry: unknown, index: number) =>
      (Array.isArray(before) && index < before.length) ||
      (isGroup(entry) ? Object.keys(entry).length > 0 : entry !== '');
    const used = entries.slice(0, entries.findLastIndex(isUsed) + 1);
    return used.length > 0 ? used : undefined;
  }
  if (!isGroup(value)) return value;
  const group = groupWithoutDefaults(value, groupOf(before), defaults);
  return Object.keys(group).length === 0 && !isGroup(before) ? undefined : group;
}

/** The fields that any entry of a list sets, as one group, because entries may have been reordered. Switches count only if set to the default. */
function writtenInAny(entries: readonly unknown[], defaults: Defaults): Form {
  const written = entries.filter(isGroup).flatMap((entry) => Object.entries(entry));
  return Object.fromEntries(
    written.filter(([field, value]) => value !== '' && (typeof value !== 'boolean' || value === defaults[field])),
  );
}

function groupWithoutDefaults(value: Form, before: Form, defaults: Defaults): Form {
  const cleaned = mapValues(value, (content, field) =>
    withoutDefaults(content, before[field], groupOf(defaults[field])),
  );
  const used = Object.entries(cleaned).filter(
    ([field, content]) => content !== undefined && (field in before || content !== defaults[field]),
  );
  // One that the file has can mean something: emergencyPromise: "".
  const emptyTexts = Object.entries(before).filter(([, content]) => content === '');
  return Object.fromEntries([...emptyTexts, ...used]);
}

function groupOf(value: unknown): Form {
  return isGroup(value) ? value : {};
}

function mapValues(group: Form, change: (value: unknown, field: string) => unknown): Form {
  return Object.fromEntries(Object.entries(group).map(([field, value]) => [field, change(value, field)]));
}
