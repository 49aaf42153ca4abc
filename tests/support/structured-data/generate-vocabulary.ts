/**
 * Generates tests/support/structured-data/vocabulary.gen.json, the names of schema.org's types and properties, from the declarations of schema-dts (Apache-2.0);
 * the vocabulary itself is by the schema.org community (CC BY-SA 3.0). With --check only compares it, and exits with 1 if it is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { VocabularyTable } from './vocabulary.ts';

const target = new URL('vocabulary.gen.json', import.meta.url);
const declarations = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/\.js$/, '.d.ts');

/** Names outside the vocabulary: the package's own types, one for tests, and other vocabularies' types, which contain underscores. */
const isForeign = (name: string) =>
  /_|^(WithContext|Graph|SchemaValue|IdReference|DataType|StupidType|stupidProperty)$|(ActionConstraints|Leaf)$/.test(
    name,
  );

/** TypeScript names cannot start with a digit: _3DModel → 3DModel. */
const nameOf = (written: string) => written.replace(/^_(?=\d)/, '');

class Reading {
  readonly parents = new Map<string, Set<string>>();
  readonly members = new Map<string, Set<string>>();
  readonly on = new Map<string, Set<string>>();
  readonly takes = new Map<string, Set<string>>();

  /** `type Store = StoreLeaf | BookStore | …` lists the subtypes and the fixed values of a type. */
  readType({ name, type }: ts.TypeAliasDeclaration): void {
    const parent = nameOf(name.text);
    if (isForeign(parent)) return;
    note(this.parents, parent);
    for (const kind of typesIn(type)) if (!isForeign(kind)) note(this.parents, kind, parent);
    for (const text of textsIn(type)) note(this.members, parent, text.replace('https://schema.org/', ''));
  }

  /** `interface StoreBase` lists a type's properties and the types of their values. */
  readProperties({ name, members }: ts.InterfaceDeclaration): void {
    const owner = nameOf(name.text.replace(/Base$/, ''));
    if (isForeign(owner) || !name.text.endsWith('Base')) return;
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type || !ts.isStringLiteral(member.name)) continue;
      if (isForeign(member.name.text)) continue;
      note(this.on, member.name.text, owner);
      const [value] = ts.isTypeReferenceNode(member.type) ? (member.type.typeArguments ?? []) : [];
      for (const kind of value ? typesIn(value) : []) if (!isForeign(kind)) note(this.takes, member.name.text, kind);
    }
  }
}

function note(map: Map<string, Set<string>>, key: string, value?: string): void {
  map.set(key, new Set([...(map.get(key) ?? []), ...(value === undefined ? [] : [value])]));
}

function typesIn(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(typesIn);
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? [nameOf(node.typeName.text)] : [];
}

function textsIn(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(textsIn);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
}

const words = (names: ReadonlySet<string> = new Set()) => [...names].sort().join(' ');

function table(map: ReadonlyMap<string, unknown>, describe: (name: string) => string): Record<string, string> {
  return Object.fromEntries([...map.keys()].sort().map((name) => [name, describe(name)]));
}

function read(source: ts.SourceFile, version: string): VocabularyTable {
  const reading = new Reading();
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) reading.readType(statement);
    if (ts.isInterfaceDeclaration(statement)) reading.readProperties(statement);
  }
  const { parents, members, on, takes } = reading;
  return {
    from: `schema-dts ${version}`,
    types: table(parents, (name) => words(parents.get(name))),
    members: table(members, (name) => words(members.get(name))),
    properties: table(on, (name) => `${words(on.get(name))}: ${words(takes.get(name))}`),
  };
}

const { version } = JSON.parse(await readFile(new URL('../package.json', pathToFileURL(declarations)), 'utf8')) as {
  version: string;
};
const source = ts.createSourceFile(declarations, await readFile(declarations, 'utf8'), ts.ScriptTarget.Latest);
const generated = `${JSON.stringify(read(source, version), null, 2)}\n`;
if (process.argv.includes('--check')) {
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present !== generated) {
    console.error(
      'tests/support/structured-data/vocabulary.gen.json does not match schema-dts. Run: npm run vocabulary',
    );
    process.exit(1);
  }
} else await writeFile(target, generated);
