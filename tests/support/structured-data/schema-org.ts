/** The types and properties of schema.org, read from the declarations of schema-dts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { addTo, type Grouped } from '../../../src/domain/groups.ts';

const declarations = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
);

/** Type → its supertypes; enumeration → its values; property → the types with it, and the types of its values. */
const parents = new Map<string, string[]>();
const members = new Map<string, Grouped<string>>();
const owners = new Map<string, Grouped<string>>();
const values = new Map<string, Grouped<string>>();

/** The package's own types, one for tests, and other vocabularies' types, which contain underscores. */
const foreign =
  /_|^(WithContext|Graph|SchemaValue|IdReference|DataType|StupidType|stupidProperty)$|(ActionConstraints|Leaf)$/;

/** `A | "https://schema.org/B" | _3DModel` → the names of the types. */
function typesIn(union: string): string[] {
  const names = union.split('|').map((name) => name.trim().replace(/^_(?=\d)/, ''));
  return names.filter((name) => /^\w+$/.test(name) && name !== 'string' && !foreign.test(name));
}

for (const [, written = '', union = ''] of declarations.matchAll(/^(?:export )?type (\w+) = ([^;]*);/gm))
  for (const name of typesIn(written)) {
    if (!parents.has(name)) parents.set(name, []);
    for (const type of typesIn(union)) parents.set(type, [...(parents.get(type) ?? []), name]);
    for (const [, value = ''] of union.matchAll(/"https:\/\/schema\.org\/(\w+)"/g)) addTo(members, name, value);
  }
for (const [, owner = '', body = ''] of declarations.matchAll(/^interface (\w+)Base\b[^{]*\{([\s\S]*?)^\}/gm))
  for (const [, name = '', union = ''] of body.matchAll(/^ +"(\w+)"\?: SchemaValue<([^,]*),/gm)) {
    if (foreign.test(name)) continue;
    for (const type of typesIn(owner)) addTo(owners, name, type);
    for (const type of typesIn(union)) addTo(values, name, type);
  }

export const typeNames: ReadonlySet<string> = new Set(parents.keys());

export function isKindOf(type: string, ancestor: string): boolean {
  return type === ancestor || (parents.get(type) ?? []).some((parent) => isKindOf(parent, ancestor));
}

/** The types that have a property, whose subtypes have it too, and the types of its values; undefined for an unknown property. */
export function propertyOf(name: string): { on: readonly string[]; takes: readonly string[] } | undefined {
  const on = owners.get(name);
  return on && { on, takes: values.get(name) ?? [] };
}

export function membersOf(enumeration: string): readonly string[] {
  return members.get(enumeration) ?? [];
}
