/** Schemas as forms: every property has a field, and the settings are those that Sveltia CMS knows. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type CmsSite, planCollections } from '../../../../src/addons/cms/collections.ts';
import type { CmsField } from '../../../../src/addons/cms/field.ts';
import { planAdmin } from '../../../../src/addons/cms/plan-admin.ts';
import type { KindName } from '../../../../src/domain/kinds.ts';
import { childOf, resolveNode } from '../../../../src/scaffold/resolve-schema.ts';
import { noOwnFields, OwnFields } from '../../../../src/schema/own/own-fields.ts';
import { type SchemaNode, schemas } from '../../../../src/schema/schemas.ts';
import { translatableKinds, translationSchema } from '../../../../src/schema/translation-schema.ts';
import { readOwnSchema } from '../../../support/own-schema.ts';

const site: CmsSite = {
  own: noOwnFields,
  languages: [],
  data: 'data',
  schemaFolder: '../.treesite/schema',
  region: 'vt',
  reviewLists: ['reviews/2026.yaml'],
};
const planned = planCollections(site);
const all = [...planned.collections, ...planned.singletons];

function formOf(kind: string, files = all): CmsField[] {
  return files.find(({ name }) => name === kind)?.fields as CmsField[];
}

/** The field at `faqs.q`; a list's entries and a map's values are below it. */
function fieldAt(kind: string, where: string, files = all): CmsField | undefined {
  const steps = where.split('.');
  return steps.reduce<CmsField | undefined>(
    (field, step) => (field?.fields as CmsField[] | undefined)?.find(({ name }) => name === step),
    { name: '', label: '', widget: 'object', fields: formOf(kind, files) },
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

describe('the forms', () => {
  it.each(Object.keys(schemas) as KindName[])('of %s have every property of its schema', (kind) => {
    const node = resolveNode(schemas[kind]);
    const entry = childOf(node, 'items');
    const properties = entry ? propertiesOf(entry, 'entries.') : propertiesOf(node);
    const missing = properties.filter((where) => fieldAt(kind, where) === undefined);
    expect(missing).toEqual([]);
    expect(formOf(kind).length).toBeGreaterThan(0);
  });

  it.each([
    ['city', 'name', { widget: 'string', required: true }],
    ['city', 'intro', { widget: 'markdown', editor_components: [] }],
    ['city', 'county', { widget: 'relation', collection: 'county', value_field: '{{slug}}', display_fields: ['name'] }],
    ['city', 'contactBand', { widget: 'boolean', default: true, required: false }],
    ['city', 'geo.latitude', { widget: 'number', value_type: 'float', min: -90, max: 90 }],
    ['city', 'acrossWater', { widget: 'list' }],
    ['city', 'updated', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', required: false }],
    ['city', 'image', { widget: 'image', choose_url: false }],
    ['site', 'url.trailingSlash', { widget: 'select', options: ['always', 'never'] }],
    ['site', 'business.hours.opening.days', { widget: 'select', multiple: true }],
    ['site', 'theme.light.accent', { widget: 'color' }],
    ['phone-overrides', 'entries.value', { widget: 'string', pattern: [expect.any(String), expect.any(String)] }],
  ])('of %s show %s with the right kind of input', (kind, where, options) => {
    expect(fieldAt(kind, where)).toMatchObject(options);
  });

  it('do not fill in default texts', () => {
    const filled = (fields: CmsField[]): string[] =>
      fields.flatMap(({ name, widget, default: value, fields: inner }) => [
        ...(value !== undefined && widget !== 'boolean' ? [name] : []),
        ...filled((inner as CmsField[] | undefined) ?? []),
      ]);
    expect(all.flatMap(({ fields }) => filled(fields as CmsField[]))).toEqual([]);
  });
});

describe('the collections', () => {
  it('give new files the address that the build works out', () => {
    const slugs = planned.collections.map(({ name, slug }) => [name, (slug as { template: string }).template]);
    expect(Object.fromEntries(slugs)).toEqual({
      city: "{{name}}-{{state | default('vt')}}",
      county: "{{name}}-{{state | default('vt')}}",
      service: '{{title}}',
      document: '{{title}}',
      post: '{{fields.date}}-{{title}}',
    });
  });

  it('have a file for every list of reviews', () => {
    const files = planned.singletons.filter(({ format }) => format === 'treesite-reviews').map(({ file }) => file);
    expect(files).toEqual(['data/reviews.yaml', 'data/reviews/2026.yaml']);
  });

  it('know how each file becomes a form: maps, switches and the first line', () => {
    expect(Object.keys(planned.shapes).sort()).toEqual(Object.keys(schemas).sort());
    expect(planned.shapes.site?.maps).toEqual({
      categories: null,
      priorities: null,
      cardPriorities: null,
      tiers: null,
    });
    expect(planned.shapes.city).toMatchObject({
      firstLine: '# yaml-language-server: $schema=../../.treesite/schema/city.schema.json',
      maps: { acrossWater: 'value' },
      defaults: { contactBand: true, draft: false, jobs: { '[]': { sample: false } } },
    });
    expect(planned.shapes['phone-overrides']).toMatchObject({ whole: 'entries', maps: { entries: 'value' } });
    expect(planned.shapes.reviews).toMatchObject({ whole: 'entries', maps: {} });
  });

  it('find maps only at the top of a file, where forms turn them into lists', () => {
    const mapsOf = (node: SchemaNode, depth: number): number[] => {
      const { properties = {} } = node;
      return Object.values(properties).flatMap((child) => {
        const inner = resolveNode(child);
        const values = childOf(inner, 'additionalProperties');
        const below = childOf(inner, 'items') ?? values ?? inner;
        return [...(values ? [depth] : []), ...mapsOf(below, depth + 1)];
      });
    };
    const depths = Object.values(schemas).flatMap((schema) => mapsOf(resolveNode(schema), 0));
    expect(new Set(depths)).toEqual(new Set([0]));
  });
});

const schemaFile = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms')),
  '../schema/sveltia-cms.json',
);
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(schemaFile, 'utf8')),
);
const plan = (host: 'github' | 'gitlab' | 'forgejo', languages: string[] = []) => {
  const repository = {
    host,
    repo: 'otter/gutters',
    branch: 'main',
    appId: 'id',
    signInUrl: 'https://in.example',
  };
  return planAdmin({ ...site, languages, name: 'Otter <b> & Co', url: 'https://otter.example' }, repository);
};

const settings = plan('github');
const config = parse(settings['config.yml'] ?? '');

describe('the settings', () => {
  /** The backend, and everything else. */
  const sections = ({ 'config.yml': text = '' }: Record<string, string>) => text.split(/(?=^app_title: )/m);

  it('for github pass Sveltia’s own schema', () => {
    expect(isValid(config)).toBe(true);
  });

  it.each(['gitlab', 'forgejo'] as const)('for %s differ only in the backend, and pass it too', (host) => {
    const [backend = '', ...rest] = sections(plan(host));
    expect(rest).toEqual(sections(settings).slice(1));
    expect(isValid({ ...config, ...parse(backend) })).toBe(true);
  });

  it('let the page request the Git host', () => {
    const { _headers = '' } = settings;
    expect(_headers).toContain('\n/*\n  ! Content-Security-Policy\n');
    expect(_headers).toContain("; connect-src 'self' blob: data: https://api.github.com;");
    expect(_headers).toContain("; img-src 'self' blob: data: https://avatars.githubusercontent.com;");
    expect(_headers).toContain('\n  X-Robots-Tag: noindex\n');
  });

  it('include a page that robots do not index and whose markup no text can break', () => {
    const page = settings['index.html'] ?? '';
    expect(page.split('\n')[0]).toContain('Written by `treesite cms`');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<title>Edit Otter &lt;b&gt; &amp; Co</title>');
    expect(page.match(/<script/g)).toHaveLength(2);
  });
});

describe('fields of the site’s own', () => {
  const properties = { gates: { type: 'array', items: { type: 'string' } } };
  const own = new OwnFields([readOwnSchema(JSON.stringify({ type: 'object', properties }), 'city')]);

  it('are a group of fields in the form of their kind', () => {
    const { collections } = planCollections({ ...site, own });
    const cities = collections.find(({ name }) => name === 'city') as { fields: CmsField[] } | undefined;
    const group = cities?.fields.find(({ name }) => name === 'custom');
    expect(group).toMatchObject({ widget: 'object', fields: [{ name: 'gates', widget: 'list' }] });
  });
});

describe('in a site with two languages', () => {
  const bilingual = planCollections({ ...site, languages: ['en', 'es'] });
  const files = [...bilingual.collections, ...bilingual.singletons];

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
    const found = inTranslations(formOf(kind, files)).filter((where) => !/^(_language|body)$|\.key$/.test(where));
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
    expect(fieldAt(kind, where, files)).toMatchObject(options);
  });

  it('nothing is copied from one language to another, the text of the file included', () => {
    expect(JSON.stringify(files)).not.toContain('"duplicate"');
    for (const kind of translatableKinds)
      expect(fieldAt(kind, '_source', files)).toEqual({ name: '_source', label: '_source', widget: 'hidden' });
  });

  it('translations are files beside their originals, except where nothing is translated', () => {
    const named = bilingual.singletons.map(({ name, file, i18n }) => [name, file, i18n]);
    expect(named).toContainEqual(['site', 'data/site.{{locale}}.yaml', true]);
    expect(named).toContainEqual(['reviews-reviews-2026-yaml', 'data/reviews/2026.{{locale}}.yaml', true]);
    expect(named).toContainEqual(['phone-overrides', 'data/phone-overrides.yaml', undefined]);
    for (const { i18n } of bilingual.collections) expect(i18n).toBe(true);
    expect(bilingual.shapes['phone-overrides']).toEqual(planned.shapes['phone-overrides']);
  });

  it('the settings pass Sveltia’s own schema; in one language, they do not mention languages', () => {
    const text = plan('github', ['en', 'es'])['config.yml'] ?? '';
    expect(isValid(parse(text)), JSON.stringify(isValid.errors)).toBe(true);
    expect(parse(text).i18n).toMatchObject({ locales: ['en', 'es'], omit_default_locale_from_file_path: true });
    expect(plan('github', ['en'])).toEqual(settings);
    expect(JSON.stringify(settings)).not.toMatch(/i18n|locale|_language/);
  });
});
