/** Where the data has what a page shows. */
import { expect, test } from 'vitest';
import { wholeFile } from '../../../src/diagnostics/diagnostic.ts';
import { locateWhole } from '../../../src/diagnostics/locate.ts';
import { type PageFault, pageFaults, pictureOf } from '../../../src/lint/find-in-data.ts';
import { aCity, aDocument, aService } from '../../support/builders.ts';
import { lintedPages } from '../../support/linted-pages.ts';

const notes = 'data/pages/notes.md';
const site = lintedPages(
  [{ path: '/notes/', html: '', source: notes, template: 'document' }],
  [
    aDocument('notes', 'In a dry\n*winter* or windy winter.'),
    aCity({ name: 'Sisters', description: 'A town with a dry winter.' }),
    aService({ title: 'Tuning', image: 'barn.jpg' }),
    aService({ title: 'Repair', image: 'barn.jpg' }),
    aService({ title: 'Moving', image: 'barn-2.svg' }),
  ],
  ['barn.jpg', 'barn-2.svg'],
);
const { records, routes } = site;
const [route] = routes;
if (!route) throw new Error('There is no page.');
const placeOf = (at: { file: string; line: number; column: number } | undefined) =>
  at && `${at.file}:${at.line}:${at.column}`;

const faultAt = (words: PageFault['words'], isAnywhere = false) => {
  const faults = pageFaults(site);
  const fault = { code: 'page/orphan', message: '', hint: '', isAnywhere } as const;
  for (const path of ['/notes/', '/other/']) faults.add({ ...route, path }, { ...fault, ...(words && { words }) });
  const [first, ...others] = faults.all();
  expect([first?.pages, others]).toEqual([['/notes/'], []]);
  return placeOf(first?.at);
};

test('a fault is reported once: in a field or the body of the page’s file, in site.yaml, in any file, or in the template', () => {
  expect(faultAt('A page')).toBe(`${notes}:2:8`);
  expect(faultAt('*winter*')).toBe(`${notes}:9:1`);
  expect(faultAt((text) => /win\w+/.exec(text))).toBe(`${notes}:9:2`);
  expect(faultAt((text) => /(?<=y )winter/.exec(text))).toBe(`${notes}:9:19`);
  const template = 'templates/pages/document.tsx:1:1';
  expect(faultAt('A town')).toBe(template);
  expect(faultAt('A town', true)).toMatch(/^data\/cities\/sisters-or.yaml:/);
  expect(faultAt('no such words', true)).toBe(template);
  // A label that site.yaml does not replace is in no file.
  expect(faultAt('Skip to content')).toBe(template);
  expect(faultAt(undefined)).toBe(template);
});

test('words of the site.yaml of the page’s language, also if that of another language has them', () => {
  const { site: main } = records;
  if (!main) throw new Error('There is no site.yaml.');
  const at = wholeFile('data/site.es.yaml');
  const locate = Object.assign(
    locateWhole(() => at),
    { written: () => '' },
  );
  const es = { ...main, locate, value: { ...main.value, language: 'es-US' } };
  const faults = pageFaults({ ...site, records: { ...records, all: [...records.all, es] } });
  const fault = { code: 'page/orphan', words: 'Out of Tune?', message: '', hint: '' } as const;
  for (const language of ['en-US', 'es-US']) faults.add({ ...route, language }, fault);
  expect(faults.all().map((found) => found.at.file)).toEqual(['data/site.yaml', at.file]);
});

test('words that no file has are looked for in all files once', () => {
  let count = 0;
  const faults = pageFaults(site);
  const look = () => {
    count = 0;
    const words = () => void count++;
    faults.add(route, { code: 'page/orphan', name: 'x', words, isAnywhere: true, message: '', hint: '' });
    return count;
  };
  const [first, second] = [look(), look()];
  expect(second).toBeLessThan(first / 2);
});

test('the field of a picture, in the page’s file if that has it', () => {
  const fileOf = (source: string, src: string) => pictureOf(site, { ...route, source }, src)?.file;
  expect(fileOf(notes, '/assets/barn-800.1a2b3c.avif')).toBe('data/services/tuning.yaml');
  expect(fileOf('data/services/repair.yaml', '/below/assets/barn.1a2b3c.svg')).toBe('data/services/repair.yaml');
  expect(fileOf('data/services/repair.yaml', '/assets/barn-2.1a2b3c.svg')).toBe('data/services/moving.yaml');
  expect(fileOf(notes, '/assets/other.1a2b3c.svg')).toBeUndefined();
});
