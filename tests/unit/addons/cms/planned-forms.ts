/** The forms of a small site as the CMS gets them, and Sveltia's own schema of its settings. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import { type CmsSite, planCollections } from '../../../../src/addons/cms/collections.ts';
import type { CmsField } from '../../../../src/addons/cms/field.ts';
import { childOf, resolveNode } from '../../../../src/scaffold/resolve-schema.ts';
import { noOwnFields } from '../../../../src/schema/own/own-fields.ts';
import type { SchemaNode } from '../../../../src/schema/schemas.ts';

export const cmsSite: CmsSite = {
  own: noOwnFields,
  languages: [],
  data: 'data',
  schemaFolder: '../.treesite/schema',
  region: 'vt',
  reviewLists: ['reviews/2026.yaml'],
};

export function planForms(site: Partial<CmsSite> = {}) {
  const planned = planCollections({ ...cmsSite, ...site });
  const files = [...planned.collections, ...planned.singletons];
  const formOf = (kind: string) => files.find(({ name }) => name === kind)?.fields as CmsField[];

  /** The field at `faqs.q`; a list's entries and a map's values are below it. */
  function fieldAt(kind: string, where: string): CmsField | undefined {
    const form: CmsField = { name: '', label: '', widget: 'object', fields: formOf(kind) };
    const below = (field: CmsField | undefined, step: string) =>
      (field?.fields as CmsField[] | undefined)?.find(({ name }) => name === step);
    return where.split('.').reduce<CmsField | undefined>(below, form);
  }

  return { ...planned, files, formOf, fieldAt };
}

/** Every property of a schema by its path, through lists and maps of groups. */
export function propertiesOf(node: SchemaNode, prefix = ''): string[] {
  const { properties = {} } = resolveNode(node);
  return Object.entries(properties).flatMap(([name, child]) => {
    const inner = resolveNode(child);
    const below = childOf(inner, 'items') ?? childOf(inner, 'additionalProperties') ?? inner;
    return [prefix + name, ...propertiesOf(below, `${prefix}${name}.`)];
  });
}

/** What Sveltia's own schema says about the settings; empty if they are right. The schema is compiled plainly, in a third of the time. */
export function settingsProblems(...settings: unknown[]) {
  const entry = createRequire(import.meta.url).resolve('@sveltia/cms');
  const file = path.resolve(path.dirname(entry), '../schema/sveltia-cms.json');
  const plainly = { inlineRefs: false, code: { optimize: false } };
  const ajv = new Ajv({ strict: false, validateFormats: false, ...plainly });
  const isValid = ajv.compile(JSON.parse(readFileSync(file, 'utf8')));
  return settings.flatMap((one) => (isValid(one) ? [] : (isValid.errors ?? [])));
}
