/** The data reference holds every field of every kind of file. */
import { describe, expect, it } from 'vitest';
import { filesOf, formatData } from '../../../docs/generate/format-data.ts';
import type { KindName } from '../../../src/domain/kinds.ts';
import { classify } from '../../../src/load/classify.ts';
import { resolveNode } from '../../../src/scaffold/resolve-schema.ts';
import { type SchemaNode, schemas, sharedDefinitions } from '../../../src/schema/schemas.ts';

const page = formatData({ city: '../examples/starter/data/cities/millbrook-vt.yaml' });
const names = Object.keys(schemas) as KindName[];

/** Every field's name, however deep. */
function fieldNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(fieldNames);
  if (typeof node !== 'object' || node === null) return [];
  const { properties, default: _, ...rest } = node as SchemaNode;
  const own = Object.entries(properties ?? {}).flatMap(([name, child]) => [name, ...fieldNames(child)]);
  return [...own, ...Object.values(rest).flatMap(fieldNames)];
}

const section = (title: string) => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';

describe('the data reference', () => {
  it.each(names)('says where files of kind %s are', (name) => {
    expect(classify(filesOf(name).replace('<slug>', 'x'))).toBe(name);
    expect(page).toContain(`\`data/${filesOf(name)}\``);
  });

  it.each(names)('has every field of %s', (name) => {
    const documented = section(String(schemas[name].title));
    const missing = fieldNames(schemas[name]).filter((field) => !documented.includes(`\n| \`${field}\` |`));
    expect(missing).toEqual([]);
  });

  it('has every field of what files share', () => {
    const documented = section('Shared groups');
    expect(fieldNames(sharedDefinitions)).toContain('title');
    expect(fieldNames(sharedDefinitions).filter((field) => !documented.includes(`\n| \`${field}\` |`))).toEqual([]);
  });

  it('gives each field’s type, whether it is required and its purpose', () => {
    const { description } = resolveNode(schemas.city.properties?.eta ?? {});
    expect(page).toContain(`| \`eta\` | text |  | ${String(description)} |`);
    expect(page).toMatch(/\| `radiusMeters` \| [^|]+ \| \*\*required\*\* \| \w/);
    expect(page).toContain('| `trailingSlash` | `always` or `never` | `always` |');
  });

  it('lists the tokens that only one wording may contain', () => {
    expect(page).toMatch(/^\| `textAboutService` \|.*It may contain `\{service\}`\. \|$/m);
  });

  it('documents the groups in lists and maps under separate headings', () => {
    expect(page).toContain('### City: jobs\n\nRecent jobs with a picture before and after. Each entry:\n');
    expect(page).toMatch(/### Site: categories\n\n.* Each key has:\n/);
  });

  it('names the required files', () => {
    expect(page).toMatch(/^\| \[`data\/pages\/home\.yaml`\].* \| yes \|$/m);
    expect(page).not.toMatch(/^\| \[`data\/pages\/not-found\.yaml`\].* \| yes \|$/m);
  });

  it('links to a whole file', () => {
    expect(section('City')).toContain(
      'A whole file: [examples/starter/data/cities/millbrook-vt.yaml](../examples/starter/data/cities/millbrook-vt.yaml).',
    );
  });
});
