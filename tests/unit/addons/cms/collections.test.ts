/** Schemas as forms: every property has a field, and the settings are those that Sveltia CMS knows. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CmsField } from '../../../../src/addons/cms/field.ts';
import { planAdmin } from '../../../../src/addons/cms/plan-admin.ts';
import { backendOf } from '../../../../src/addons/cms/repository.ts';
import type { KindName } from '../../../../src/domain/kinds.ts';
import { childOf, resolveNode } from '../../../../src/scaffold/resolve-schema.ts';
import { type SchemaNode, schemas } from '../../../../src/schema/schemas.ts';
import { ownFields, withFields } from '../../../support/own-schema.ts';
import { cmsSite, planForms, propertiesOf, settingsProblems } from './planned-forms.ts';

const { formOf, fieldAt, files: all, ...planned } = planForms();

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

describe('the settings', () => {
  const at = { repo: 'otter/gutters', branch: 'main', appId: 'id', signInUrl: 'https://in.example' };
  const plan = (languages: string[] = []) =>
    planAdmin(
      { ...cmsSite, languages, name: 'Otter <b> & Co', url: 'https://otter.example' },
      { host: 'github', ...at },
    );
  const settings = plan();
  const inTwoLanguages = parse(plan(['en', 'es'])['config.yml'] ?? '');

  it('pass Sveltia’s own schema, for each host and in several languages', () => {
    const inOne = parse(settings['config.yml'] ?? '');
    const [city] = inOne.collections;
    const others = (['gitlab', 'forgejo'] as const).map((host) =>
      JSON.parse(JSON.stringify(backendOf({ host, ...at }))),
    );
    const small = others.map((backend) => ({ ...inOne, backend, collections: [city], singletons: undefined }));
    expect(settingsProblems(inOne, inTwoLanguages, ...small)).toEqual([]);
  });

  it('let the page request the Git host', () => {
    const { _headers = '' } = settings;
    expect(_headers).toContain('\n/*\n  ! Content-Security-Policy\n');
    expect(_headers).toContain("; connect-src 'self' blob: data: https://api.github.com;");
    expect(_headers).toContain("; img-src 'self' blob: data: https://avatars.githubusercontent.com;");
    expect(_headers).toContain('\n  X-Robots-Tag: noindex\n');
  });

  it('name the languages of a site with several, and do not mention them in a site with one', () => {
    expect(inTwoLanguages.i18n).toMatchObject({ locales: ['en', 'es'], omit_default_locale_from_file_path: true });
    expect(plan(['en'])).toEqual(settings);
    expect(JSON.stringify(settings)).not.toMatch(/i18n|locale|_language/);
  });

  it('include a page that robots do not index and whose markup no text can break', () => {
    const page = settings['index.html'] ?? '';
    expect(page.split('\n')[0]).toContain('Written by `treesite cms`');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<title>Edit Otter &lt;b&gt; &amp; Co</title>');
    expect(page.match(/<script/g)).toHaveLength(2);
  });
});

it('fields of the site’s own are a group of fields in the form of their kind', () => {
  const own = ownFields(withFields({ gates: { type: 'array', maxItems: 3, items: { type: 'string' } } }));
  expect(planForms({ own }).fieldAt('document', 'custom')).toMatchObject({
    widget: 'object',
    fields: [{ name: 'gates', widget: 'list', max: 3 }],
  });
  const all = ownFields(withFields({ isOpen: { allOf: [{ type: 'boolean', default: false }] } }));
  expect(planForms({ own: all }).fieldAt('document', 'custom')).toMatchObject({
    fields: [{ name: 'isOpen', widget: 'boolean', default: false }],
  });
});
