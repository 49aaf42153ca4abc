/** The forms of the CMS in a site with two languages: what a translation has, and where its file is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type CmsSite, planCollections } from '../../../../src/addons/cms/collections.ts';
import type { CmsField } from '../../../../src/addons/cms/field.ts';
import { planAdmin } from '../../../../src/addons/cms/plan-admin.ts';
import { childOf, resolveNode } from '../../../../src/scaffold/resolve-schema.ts';
import { type SchemaNode, schemas } from '../../../../src/schema/schemas.ts';
import { translatableKinds, translationSchema } from '../../../../src/schema/translation-schema.ts';

const site: CmsSite = {
  schemaOf: (kind) => schemas[kind],
  textsOf: (kind) => (translatableKinds.includes(kind) ? translationSchema(kind) : undefined),
  languages: ['en', 'es'],
  data: 'data',
  schemaFolder: '../.treesite/schema',
  region: 'vt',
  reviewLists: ['reviews/2026.yaml'],
};
const bilingual = planCollections(site);
const files = [...bilingual.collections, ...bilingual.singletons];

function formOf(kind: string): CmsField[] {
  return files.find(({ name }) => name === kind)?.fields as CmsField[];
}

/** The field at `faqs.q`; a list's entries and a map's values are below it. */
function fieldAt(kind: string, where: string): CmsField | undefined {
  const form: CmsField = { name: '', label: '', widget: 'object', fields: formOf(kind) };
  return where
    .split('.')
    .reduce<CmsField | undefined>(
      (field, step) => (field?.fields as CmsField[] | undefined)?.find(({ name }) => name === step),
      form,
    );
}

/** Every property of a schema by its path, through lists and maps of groups. */
function propertiesOf(node: SchemaNode, prefix = ''): string[] {
  const { properties = {} } = resolveNode(node);
  return Object.entries(properties).flatMap(([name, child]) => {
    const inner = resolveNode(child);
    const below = childOf(inner, 'items') ?? childOf(inner, 'additionalProperties') ?? inner;
    return [prefix + name, ...propertiesOf(below, `${prefix}${name}.`)];
  });
}

describe('in a site with two languages', () => {
  /** The paths of the fields that a translation has. */
  const inTranslations = (fields: readonly CmsField[], prefix = ''): string[] =>
    fields.flatMap(({ name, i18n, fields: inner = [] }) => [
      ...(i18n === true ? [prefix + name] : []),
      ...inTranslations(inner as CmsField[], `${prefix}${name}.`),
    ]);

  it.each(translatableKinds)('a translation of %s has the fields of its schema and no other', (kind) => {
    const node = translationSchema(kind);
    const texts = node.properties
      ? propertiesOf(node)
      : ['entries', ...propertiesOf(node.items as SchemaNode, 'entries.')];
    const found = inTranslations(formOf(kind)).filter((where) => !/^(_language|body)$|\.key$/.test(where));
    expect(new Set(found.filter((where) => !where.startsWith('acrossWater.')))).toEqual(new Set(texts));
  });

  it.each([
    ['city', 'description', { i18n: true, required: ['en'] }],
    ['city', 'prices.value', { i18n: true }],
    ['city', 'faqs.q', { i18n: true, required: ['en'] }],
    ['city', 'acrossWater.value', { i18n: true }],
    ['city', 'keywords', { i18n: true, field: expect.objectContaining({ i18n: true, required: ['en'] }) }],
    ['city', 'slug', { i18n: true, required: false, hint: expect.stringMatching(/^Only in translations\. /) }],
    ['city', 'translates', { i18n: true, required: false }],
    ['document', 'body', { i18n: true }],
    ['site', 'categories.key', { i18n: true, required: true }],
    ['reviews', 'entries.id', { i18n: true, required: true }],
  ])('%s: %s can be translated', (kind, where, options) => {
    expect(fieldAt(kind, where)).toMatchObject(options);
  });

  it('nothing is copied from one language to another, the text of the file included', () => {
    expect(JSON.stringify(files)).not.toContain('"duplicate"');
    for (const kind of translatableKinds)
      expect(fieldAt(kind, '_source')).toEqual({ name: '_source', label: '_source', widget: 'hidden' });
  });

  it('translations are files beside their originals, except where nothing is translated', () => {
    const named = bilingual.singletons.map(({ name, file, i18n }) => [name, file, i18n]);
    expect(named).toContainEqual(['site', 'data/site.{{locale}}.yaml', true]);
    expect(named).toContainEqual(['reviews-reviews-2026-yaml', 'data/reviews/2026.{{locale}}.yaml', true]);
    expect(named).toContainEqual(['phone-overrides', 'data/phone-overrides.yaml', undefined]);
    for (const { i18n } of bilingual.collections) expect(i18n).toBe(true);
    expect(bilingual.shapes['phone-overrides']).toEqual(
      planCollections({ ...site, languages: [] }).shapes['phone-overrides'],
    );
  });

  it('the settings pass Sveltia’s own schema; in one language, they do not mention languages', () => {
    const schema = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
    const text = readFileSync(path.resolve(schema, '../schema/sveltia-cms.json'), 'utf8');
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(text));
    const settingsIn = (...languages: string[]) =>
      planAdmin(
        { ...site, languages, name: 'Otter', url: undefined },
        { host: 'github', repo: 'otter/gutters', branch: 'main' },
      );
    const { i18n, ...settings } = parse(settingsIn('en', 'es')['config.yml'] ?? '');
    expect(isValid({ ...settings, i18n }), JSON.stringify(isValid.errors)).toBe(true);
    expect(i18n).toMatchObject({ locales: ['en', 'es'], omit_default_locale_from_file_path: true });
    expect(settingsIn('en')).toEqual(settingsIn());
    expect(JSON.stringify(settingsIn())).not.toMatch(/i18n|locale|_language/);
  });
});
