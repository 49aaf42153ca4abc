/** The name of a column → the field that it means. Pure. */
import type { OwnFields } from '../../schema/own/own-fields.ts';
import { comparable } from '../../text/alphabets.ts';
import { entryField, type Field, fieldsOf } from '../fields.ts';
import type { NewKind } from '../new-kinds.ts';

/** By field, the column names of docs/import.md and docs/publishing.md that are no field's name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  postalCode: ['zip', 'postcode'],
  neighborhoods: ['neighbourhoods'],
  geo: ['coordinates'],
  'geo.latitude': ['lat'],
  'geo.longitude': ['lng', 'long'],
  radiusMeters: ['radius'],
  eta: ['drive time', 'drive'],
  intro: ['first paragraph'],
  metaTitle: ['seo title'],
  aliases: ['old url'],
  county: ['borough', 'parish', 'municipio'],
  faqs: ['faq'],
  sections: ['section'],
  body: ['text'],
};

/** What the column with the names is called in a list of places. */
const namedPlaces: Partial<Record<NewKind, readonly string[]>> = {
  city: ['town', 'city', 'village'],
  county: ['county'],
};

/** The long names of a question’s fields. */
const entryNames: Readonly<Record<string, string>> = { question: 'q', answer: 'a' };

/** Finds a field by its path, by its own name if its group is required, or by another name. Ignores words in parentheses. */
export function fieldFinder(kind: NewKind, own: OwnFields): (column: string) => Field | undefined {
  const byName = new Map<string, Field>();
  const add = (name: string, field: Field | undefined) => {
    if (field && !byName.has(comparable(name))) byName.set(comparable(name), field);
  };
  const fields = fieldsOf(kind, own);
  for (const field of fields) add(field.name, field);
  for (const field of fields) {
    if (field.path.length > 1 && (field.isRequired || field.path[0] === 'custom')) add(field.path.at(-1) ?? '', field);
  }
  for (const name of namedPlaces[kind] ?? []) add(name, byName.get('name'));
  for (const [path, names] of Object.entries(otherNames))
    for (const name of names) add(name, byName.get(comparable(path)));
  return (column) =>
    byName.get(comparable(column)) ?? byName.get(comparable(column.replace(/\(.*\)/, ''))) ?? entryIn(column, byName);
}

/** A field of a list's entry: `faqs.1.q`, `FAQ 1 question`. */
function entryIn(column: string, byName: ReadonlyMap<string, Field>): Field | undefined {
  const [, list = '', number = '', rest = ''] = /^(.*?)[\s._-]*(\d+)[\s._-]*(\D+)$/.exec(column) ?? [];
  const field = byName.get(comparable(list));
  if (!field || Number(number) < 1) return undefined;
  const name = Object.keys(field.value.properties ?? {}).find((one) => comparable(one) === comparable(rest));
  return entryField(field, Number(number), name ?? entryNames[comparable(rest)] ?? '');
}
