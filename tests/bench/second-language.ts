/** treesite with the bench's site in two languages: each file has a translation, made of its own texts with a word more in each sentence, so that none is reported as untranslated. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { isGroup } from '../../src/domain/groups.ts';
import { readSiteFacts } from '../../src/scaffold/site-facts.ts';
import { digestOf, digestOfValue } from '../../src/schema/overlay.ts';
import type { SchemaNode } from '../../src/schema/schemas.ts';
import {
  isRequiredText,
  itemKeyOf,
  translatableKinds,
  translationSchema,
} from '../../src/schema/translation-schema.ts';
import type { Subject } from './subject.ts';
import { treesite } from './treesite-subject.ts';

export const inTwoLanguages: Subject = {
  ...treesite,
  name: 'treesite, two languages',
  write(folder, site) {
    treesite.write(folder, site);
    const settings = path.join(folder, 'data/site.yaml');
    const { records } = readSiteFacts(folder, path.join(folder, 'data'));
    for (const record of records.all) {
      const { kind, file, value } = record;
      const texts = translatableKinds.includes(kind) ? translated(translationSchema(kind), value) : undefined;
      if (texts === undefined) continue;
      const yaml = stringify(isGroup(texts) ? { translates: digestOf(record), ...texts } : texts);
      const text = 'body' in record ? `---\n${yaml}---\n${record.body} Más.\n` : yaml;
      writeFileSync(path.join(folder, file.replace(/(?=\.\w+$)/, '.es')), text);
    }
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^language: (.*)$/m, 'languages: [$1, es-US]'));
  },
};

/** What a translation must have of a value; undefined if nothing. */
function translated(node: SchemaNode, value: unknown): unknown {
  if (node['x-translate'] === 'key') return value;
  if (typeof value === 'string') return isRequiredText(node, value) ? withMore(value) : undefined;
  if (node['x-translate'] !== undefined) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => translated((node.items ?? {}) as SchemaNode, item));
    return items.some((item) => item !== undefined) ? items.map((item) => item ?? {}) : undefined;
  }
  if (!isGroup(value)) return undefined;
  const { properties = {}, additionalProperties, oneOf } = node;
  if (oneOf) return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, withMore(String(text))]));
  const key = itemKeyOf(node);
  const state: [string, unknown][] = key ? [['translates', digestOfValue(node, value)]] : [];
  const entries = Object.entries(value).flatMap(([name, child]): [string, unknown][] => {
    const schema = properties[name] ?? (isGroup<SchemaNode>(additionalProperties) ? additionalProperties : undefined);
    const text = schema && translated(schema, child);
    return text === undefined ? [] : [[name, text]];
  });
  return entries.length > 0 ? Object.fromEntries([...state, ...entries]) : undefined;
}

function withMore(text: string): string {
  return text.replace(/[.!?](?=\s|$)|(?<![.!?])$/g, ' más$&');
}
