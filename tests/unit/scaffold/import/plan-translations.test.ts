/** Columns in another language write and update the translations of the rows' files. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchColumns } from '../../../../src/scaffold/import/match-columns.ts';
import { noOwnFields } from '../../../../src/schema/own/own-fields.ts';
import type { Site } from '../../../../src/schema/types.gen.ts';
import { inOregon, names, plan, said, textOf } from './plan-of.ts';

const city = readFileSync('tests/sites/minimal/data/cities/sisters-or.yaml', 'utf8');
const translation = readFileSync('tests/sites/bilingual/data/cities/sisters-or.es.yaml', 'utf8');
const facts = { ...inOregon, site: { ...inOregon.site, languages: ['en-US', 'es-US'] } as Site };

const planned = (
  text: string,
  { files, ...changes }: { files: Record<string, string>; overwrite?: boolean; fillIn?: boolean },
) => plan(text, { ...changes, facts: { ...facts, texts: new Map(Object.entries(files)) } });

it('updates a translation, and says which state of the original it translates', () => {
  const text = 'name,Description,Description (es)\nSisters,A village,Un pueblo\n';
  const files = { 'cities/sisters-or.yaml': city, 'cities/sisters-or.es.yaml': translation };
  const found = planned(text, { files, overwrite: true });
  expect(names(found)).toEqual(['cities/sisters-or.yaml', 'cities/sisters-or.es.yaml']);
  expect(textOf(found, 'cities/sisters-or.es.yaml')).toContain('description: Un pueblo\n');
  expect(textOf(found, 'cities/sisters-or.es.yaml')).not.toContain('2aa6e006');
  expect(said(planned(text, { files }))).toContain('2:14 import/changed-by-hand');
});

it('fills in the name of the page in its URL, which only a translation has', () => {
  const files = { 'cities/sisters-or.yaml': city };
  const found = planned('name,Slug,Slug (es)\nSisters,towns,pianos-en-sisters\n', { files });
  expect(textOf(found, 'cities/sisters-or.es.yaml')).toContain('slug: pianos-en-sisters\n');
  expect(names(found)).toEqual(['cities/sisters-or.es.yaml']);
});

it('writes a new one, with marks where there is no column', () => {
  const files = { 'cities/sisters-or.yaml': city };
  const found = planned('name,Meta title (es)\nSisters,Pianos en Sisters\n', { files, fillIn: true });
  expect(textOf(found, 'cities/sisters-or.es.yaml')).toMatch(/metaTitle: Pianos en Sisters\n[\s\S]*FILL IN/);
});

it('names the column that a new one lacks', () => {
  const found = planned('name,Meta title (es)\nSisters,Pianos en Sisters\n', {
    files: { 'cities/sisters-or.yaml': city },
  });
  expect(found.diagnostics.map(({ message }) => message)).toContain('This row has no intro (es).');
});

it('uses no column of a fact', () => {
  const [match] = matchColumns(['ETA (es)'], { kind: 'city', languages: ['en', 'es'] }, noOwnFields);
  expect(match?.field).toBeUndefined();
});

it('refuses a column in a language that the site does not have, and takes that of the main one', () => {
  const match = (...columns: string[]) => matchColumns(columns, { kind: 'city', languages: ['en', 'es'] }, noOwnFields);
  expect(() => match('Description', 'Description (fr)')).toThrow('the site has no language fr');
  expect(match('Description (en)', 'Description (es)').map(({ scope }) => scope)).toEqual(['', 'es']);
});
