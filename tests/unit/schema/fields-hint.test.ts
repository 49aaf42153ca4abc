/** The hint for a field that a group does not have. */
import { expect, test } from 'vitest';
import { fieldsHint } from '../../../src/schema/field-names.ts';

const few = { properties: { question: {}, answer: {} } };
const names = ['name', 'state', 'county', 'heroTitle', 'heroText', 'zipCodes', 'landmarks', 'serviceRadius', 'updated'];
const many = { properties: Object.fromEntries([...names, ...'abcdefgh'].map((name) => [name, {}])) };

test('lists all fields of a small group', () => {
  expect(fieldsHint('foto', few, { isOwn: false })).toBe('Use one of these fields: question, answer.');
});

test('of a large group lists fields with a word in common first, and names the page that lists all fields', () => {
  expect(fieldsHint('hero_image', many, { isOwn: false })).toMatch(
    /^The most similar fields are hero(Text|Title), hero(Text|Title)\. docs\/data\.md lists all 17\.$/,
  );
  expect(fieldsHint('zips', many, { isOwn: false })).toContain('is zipCodes. ');
  expect(fieldsHint('<<', many, { isOwn: false })).toBe('docs/data.md lists all 17 fields.');
});

test('of the site’s own schema lists all, because the docs have none of them', () => {
  expect(fieldsHint('zips', many, { isOwn: true })).toContain('heroText, zipCodes');
  expect(fieldsHint(undefined, many, { isOwn: true })).toContain('heroText, zipCodes');
});
