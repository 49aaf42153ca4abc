/** A new field is set in the golden site, so that golden.test.ts sees whether pages show it. Fields of the sample site count too: tests of its pages look at these. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { kindNames } from '../../src/domain/kind-lists.ts';
import { classify } from '../../src/load/classify.ts';
import { schemaFiles } from '../../src/schema/schema-files.ts';
import { readTree } from '../support/file-tree.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';

/** Fields of several kinds; each is set in a file of one of them. */
const shared = ['aliases', 'draft', 'updated', 'sample', 'image', 'alt', 'focus'];
const described = kindNames.filter((kind) => kind !== 'site');

const data = [projectRoot, overlaySite('extras')].flatMap((root) => Object.entries(readTree(path.join(root, 'data'))));

it.each(described)('sets every field of %s, in the golden site or in the sample site', (kind) => {
  const text = data.flatMap(([file, text]) => (classify(file) === kind ? [text] : [])).join('\n');
  const isSet = (name: string) => new RegExp(`^[\\s-]*${name}:`, 'm').test(text);
  const missing = fieldsOf(schemaFiles[kind]).filter((name) => !shared.includes(name) && !isSet(name));
  expect(
    missing,
    `Set them in a file of ${kind} in tests/sites/extras, or in its change.diff, then run npm run golden:update.`,
  ).toEqual([]);
});

/** The names of all fields, also of those in groups and lists, but for what the schema refers to. */
function fieldsOf(schema: object): string[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const below = typeof value === 'object' && value !== null ? fieldsOf(value) : [];
    return keyword === 'properties' ? [...Object.keys(value), ...below] : below;
  });
}
