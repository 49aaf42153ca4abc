/** A site in two languages after edits of originals, translations and languages: a warm build gives the same bytes and diagnostics as a clean one, and `check` reports them too. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareBuilds, optionsOf } from '../edits/run-sequence.ts';
import { overlaySite } from '../support/overlay-site.ts';

const folder = overlaySite('bilingual');
const at = (file: string) => path.join(folder, 'data', file);

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(at(file), 'utf8');
  const edited = text.replace(from, to);
  expect(edited, `${from} in ${file}`).not.toBe(text);
  writeFileSync(at(file), edited);
}

const county = 'counties/deschutes-county-or.yaml';
const city = 'cities/sisters-or.yaml';
const translation = 'cities/sisters-or.es.yaml';

/** Each after the one before, with the codes of the errors. */
const edits: [what: string, edit: () => void, errors?: string[]][] = [
  ['a fact of an original', () => edit(city, 'eta: 30-40 min', 'eta: 35-45 min')],
  ['a text of an original', () => edit(city, 'pines and peaks', 'peaks')],
  ['a text of a translation', () => edit(translation, 'Las estufas', 'Aquí las estufas')],
  ['a draft of a county that has places', () => edit(county, /^/, 'draft: true\n')],
  ['a fact of a place in it', () => edit(city, 'eta: 35-45 min', 'eta: 40-50 min')],
  ['no draft of the county', () => edit(county, 'draft: true\n', '')],
  ['a new translation', addTranslation],
  ['an alias of another original', moveAlias],
  ['a mistake in a translation', () => edit(translation, /^/, 'geo: 1\n'), ['translation/fact']],
  ['its correction, with another slug and an alias', correct],
  ['a draft', () => edit(city, /^/, 'draft: true\n')],
  ['no draft, and another folder of URLs', publishElsewhere],
  ['a phone number', () => writeFileSync(at('phone-overrides.yaml'), '/areas/redmond-or/: 541-555-0142\n')],
  ['a post that waits', postpone],
  ['a renamed original', () => rename('pages/privacy.md', 'pages/ours.md'), ['translation/without-original']],
  ['a renamed translation', () => rename('pages/privacy.es.md', 'pages/ours.es.md')],
  ['a translation that is gone', () => rmSync(at(translation))],
  [
    'one language',
    () => edit('site.yaml', 'languages: [en-US, es-US]', 'language: en-US'),
    ['translation/unknown-language'],
  ],
  ['two languages', () => edit('site.yaml', 'language: en-US', 'languages: [en-US, es-US]')],
];

function addTranslation(): void {
  const text = readFileSync(at(translation), 'utf8').replaceAll('Sisters', 'Redmond');
  writeFileSync(at('cities/redmond-or.es.yaml'), text.replace('estufas de leña', 'pistas del aeropuerto'));
}

function moveAlias(): void {
  edit('pages/privacy.md', 'aliases:\n  - /privacy-policy/\n', '');
  edit('cities/redmond-or.yaml', '  - /redmond/', '  - /redmond/\n  - /privacy-policy/');
}

function correct(): void {
  edit(translation, 'geo: 1\n', 'slug: hermanas\naliases: [/es/viejo/]\n');
}

function publishElsewhere(): void {
  edit(city, 'draft: true\n', '');
  edit('site.es.yaml', 'areas: zonas', 'areas: lugares');
}

function postpone(): void {
  const [before, after] = ['posts/2026-03-02-dry-winter', 'posts/2026-09-02-dry-winter'];
  edit(`${before}.md`, 'date: 2026-03-02', 'date: 2026-09-02');
  for (const ending of ['.md', '.es.md']) rename(before + ending, after + ending);
}

function rename(from: string, to: string): void {
  renameSync(at(from), at(to));
}

it('has the bytes and diagnostics of a clean build', async () => {
  const options = optionsOf(folder, { now: new Date('2026-06-01T12:00:00Z') });
  const comparing = { keepsAssets: true, isChecked: true };
  await compareBuilds(options, comparing);
  for (const [what, change, errors = []] of edits) {
    change();
    const { wrong, diagnostics } = await compareBuilds(options, comparing);
    const codes = diagnostics.flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
    expect([what, wrong, [...new Set(codes)]]).toEqual([what, [], errors]);
  }
}, 120_000);
