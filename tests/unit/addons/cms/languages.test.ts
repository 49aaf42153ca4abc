/** The forms of the CMS in a site with two languages: what a translation has, and where its file is. */
import { describe, expect, it } from 'vitest';
import type { CmsField } from '../../../../src/addons/cms/field.ts';
import type { SchemaNode } from '../../../../src/schema/schemas.ts';
import { translatableKinds, translationSchema } from '../../../../src/schema/translation-schema.ts';
import { planForms, propertiesOf } from './planned-forms.ts';

const { files, formOf, fieldAt, ...bilingual } = planForms({ languages: ['en', 'es'] });

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
    expect(bilingual.shapes['phone-overrides']).toEqual(planForms().shapes['phone-overrides']);
  });
});
