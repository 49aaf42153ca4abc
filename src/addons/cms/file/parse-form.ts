/** The text of a data file → the value of its form. Pure. */
import { parse } from 'yaml';
import { isGroup } from '../../../domain/groups.ts';
import { splitFrontMatter } from '../../../text/strings.ts';
import { type FileShape, type Form, keyField, sourceField } from './file-shape.ts';

/** Throws if the text is not valid YAML; the form builder then shows the file as broken and does not change it. */
export function parseForm(text: string, shape: FileShape): Form {
  return { ...fieldsOf(text, shape), [sourceField]: text };
}

/** The form without `sourceField`. */
export function fieldsOf(text: string, shape: FileShape): Form {
  const { head, body } = shape.isPage ? splitFrontMatter(text) : { head: text, body: undefined };
  const value: unknown = parse(head) ?? {};
  const file: Form = shape.whole === undefined ? (isGroup(value) ? value : {}) : { [shape.whole]: value };
  const form = Object.fromEntries(
    Object.entries(file).map(([field, content]) => [
      field,
      Object.hasOwn(shape.maps, field) ? mapAsList(content, shape.maps[field] ?? null) : withShortFaqs(content),
    ]),
  );
  return body === undefined ? form : { ...form, body: body.trim() };
}

/** The form builder turns a map with numeric keys into a list, so every map is a list in the form. */
function mapAsList(map: unknown, valueField: string | null): unknown {
  if (!isGroup(map)) return map;
  return Object.entries(map).map(([key, value]) => ({
    [keyField]: key,
    ...(valueField === null ? (isGroup(value) ? value : {}) : { [valueField]: value }),
  }));
}

/** A file may use q and a or question and answer; the form uses the short names. */
function withShortFaqs(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((entry) => {
    if (!isGroup(entry) || !('question' in entry && 'answer' in entry)) return entry;
    const { question, answer, ...rest } = entry;
    return { q: question, a: answer, ...rest };
  });
}
