/** A second import: what it changes in an existing file, and what was written by hand and stays. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportRequest } from '../../../../src/scaffold/import/import-request.ts';
import type { Table } from '../../../../src/scaffold/import/parse-csv-table.ts';
import { parseCsvTable } from '../../../../src/scaffold/import/parse-csv-table.ts';
import { parseJsonTable } from '../../../../src/scaffold/import/read-table.ts';
import { names, plan, said, textOf } from './plan-of.ts';

describe('an existing file', () => {
  const files = {
    'cities/bend-or.yaml': '# Ours.\nintro: By hand. # not to be changed\n\neta: 5 min # a comment\nname: Bend\n',
  };
  const known: ImportRequest['record'] = new Map();
  const first = plan('Town,ETA,Intro\nBend,5,Imported.\n', { files, record: known });

  it('reports each kept value once, at its line in the file', () => {
    expect(first.diagnostics).toMatchObject([
      {
        code: 'import/changed-by-hand',
        message: 'intro is "By hand." here and "Imported." in the spreadsheet. The file was not changed.',
        at: { file: 'data/cities/bend-or.yaml', line: 2, column: 8 },
        related: [{ at: { file: 'a.csv', line: 2, column: 8 } }],
      },
    ]);
    const again = plan('Town,ETA,Intro\nBend,5,Imported.\n', { files, record: known });
    expect([said(again), again.unchanged, again.parsed]).toEqual([[], 1, []]);
  });

  it('whose row was removed is kept and reported, but not by another spreadsheet', () => {
    const gone = { text: 'Town\nSisters\n', file: 'b.csv' };
    expect(plan('Town\nSisters\n', { files, record: known }).missing).toEqual(['bend-or']);
    const table = parseCsvTable(gone, 1000) as Table;
    expect(plan('', { table, files, record: known }).missing).toEqual([]);
  });

  it('that the owner deleted or renamed is not written again, unless --overwrite says so', () => {
    const text = 'Town,County,ETA,Intro\nBend,Lake,5,Imported.\n';
    const renamed = { 'cities/bend-city-or.yaml': files['cities/bend-or.yaml'] };
    const planned = plan(text, { files: renamed, record: known, fillIn: true, withCounties: true });
    expect([names(planned), planned.deleted]).toEqual([[], ['bend-or']]);
    const again = plan(text, { record: known, fillIn: true, overwrite: true });
    expect([names(again), again.deleted]).toEqual([['cities/bend-or.yaml'], []]);
  });
});

it('a file with marks is completed by a later import with the columns', () => {
  const record: ImportRequest['record'] = new Map();
  const before = plan('Town\nBend\n', { fillIn: true, record });
  const marked = textOf(before, 'cities/bend-or.yaml');
  expect(marked).toContain('\nintro: FILL IN intro\n');
  const files = { 'cities/bend-or.yaml': marked };
  const text = 'Town,ETA,Services,Lat,Lng,Intro\nBend,5,piano-tuning; voicing,44.1,-121.2,Our town.\n';
  const after = plan(text, { files, record });
  expect(after.diagnostics).toEqual([]);
  const completed = textOf(after, 'cities/bend-or.yaml');
  expect(completed).toContain('\neta: 5 min\n');
  expect(completed).toContain('\nservices:\n  - piano-tuning\n  - voicing\n');
  expect(completed).toContain('\ngeo:\n  latitude: 44.1\n  longitude: -121.2\n');
  expect(completed).toContain('\nintro: Our town.\n');
  expect(completed).toContain('\nradiusMeters: 60000 # FILL IN\n');
});

it('a text that contains a mark is replaced whole', () => {
  const files = { 'cities/bend-or.yaml': 'name: Bend\nintro: "A # FILL IN"\n' };
  expect(plan('Town,Intro\nBend,B\n', { files }).files[0]?.text).toBe('name: Bend\nintro: "B"\n');
});

it('a sample gets the values of the spreadsheet in the first import, and stays a sample', () => {
  const files = { 'cities/bend-or.yaml': 'sample: true\nintro: A # ours\nname: Bend\n' };
  const record: ImportRequest['record'] = new Map();
  expect(plan('Town,Intro\nBend,B\n', { files, record }).files[0]?.text).toBe(
    files['cities/bend-or.yaml'].replace('A #', 'B #'),
  );
  expect(plan('Town,Intro\nBend,C\n', { files, record }).files).toEqual([]);
});

it('Windows line ends stay', () => {
  const files = { 'cities/bend-or.yaml': 'name: Bend\r\nintro: Ours.\r\neta: FILL IN\r\n' };
  expect(plan('Town,ETA\nBend,5\n', { files }).files[0]?.text).toBe('name: Bend\r\nintro: Ours.\r\neta: 5 min\r\n');
});

it('the same spreadsheet changes nothing, whatever its texts contain', () => {
  const pieces = fc.constantFrom(...'a \n\t#:-"\'{|>1.é', ' # FILL IN');
  const text = fc.oneof(
    fc.string({ unit: pieces, maxLength: 12 }),
    fc.constantFrom('null', 'yes', '1e3', '2026-01-01'),
  );
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 3 }), fc.boolean(), (intro, keywords, fillIn) => {
      const table = parseJsonTable({
        file: 'a.json',
        text: JSON.stringify([{ name: 'Bend', intro, keywords }]),
      }) as Table;
      const request = { table, fillIn, record: new Map() as ImportRequest['record'] };
      const first = plan('', request);
      const files = Object.fromEntries(first.files.map((file) => [file.file, file.text]));
      const second = plan('', { ...request, files });
      expect([second.files, said(second).filter((one) => one.includes('by-hand'))]).toEqual([[], []]);
    }),
  );
});
