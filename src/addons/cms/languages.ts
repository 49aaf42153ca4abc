/** The form of a kind of file → the same for a site in several languages. Pure. */
import { childOf, resolveNode } from '../../scaffold/resolve-schema.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { type CmsField, cmsField, mapValueField } from './field.ts';
import { keyField, languageField, sourceField } from './form.ts';

/**
 * The form of a kind whose files can be translated. `texts`: the schema of its translations. Fields are in the main language only unless a
 * translation may have them; nothing is ever copied from one to the other.
 */
export function translatedForm(fields: readonly CmsField[], texts: SchemaNode, main: string): CmsField[] {
  return [
    ...withLanguages(fields, texts, main),
    // Fields that have no schema would be copied into a new translation.
    { name: sourceField, label: sourceField, widget: 'hidden' },
    { name: languageField, label: languageField, widget: 'hidden', default: '{{locale}}', i18n: true },
  ];
}

/** What is required is required in the main language; a translation need not be complete. Keys say which entry is meant. */
function withLanguages(fields: readonly CmsField[], texts: SchemaNode, main: string): CmsField[] {
  const names = new Set(fields.map(({ name }) => name));
  const own = Object.entries(texts.properties ?? {}).filter(([name]) => !names.has(name));
  const ofBoth = fields.map((field) => {
    const text = texts.properties?.[field.name];
    if (!text) return field;
    const { required, fields: inner, field: entry } = field as CmsField & { fields?: CmsField[]; field?: CmsField };
    const isKey = text['x-translate'] === 'key';
    return {
      ...field,
      i18n: true,
      ...(required && !isKey && { required: [main] }),
      ...(inner && { fields: withLanguages(inner, entriesOf(resolveNode(text)), main) }),
      ...(entry && { field: { ...entry, i18n: true, required: [main] } }),
    };
  });
  return [
    ...ofBoth,
    ...own.map(([name, node]) => {
      const field = cmsField(name, node, false);
      return { ...field, hint: `Only in translations. ${field.hint}`, i18n: true };
    }),
  ];
}

/** The group of fields in the form of a list, a map or a group: see `mapWidget`. */
function entriesOf(node: SchemaNode): SchemaNode {
  const value = childOf(node, 'additionalProperties');
  if (!value) return childOf(node, 'items') ?? node;
  return { properties: { [keyField]: { 'x-translate': 'key' }, ...(value.properties ?? { [mapValueField]: value }) } };
}
