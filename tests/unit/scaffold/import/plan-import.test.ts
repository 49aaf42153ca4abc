/** Rows become files: lookups, counties, names in other states, updates that keep what was written by hand. */
import { describe, expect, it } from 'vitest';
import { parseGazetteer } from '../../../../src/scaffold/import/gazetteer.ts';
import type { ImportRequest } from '../../../../src/scaffold/import/import-request.ts';
import { matchColumns } from '../../../../src/scaffold/import/match-columns.ts';
import { parseCsvTable } from '../../../../src/scaffold/import/parse-csv-table.ts';
import { parseJsonTable } from '../../../../src/scaffold/import/parse-json-table.ts';
import type { Table } from '../../../../src/scaffold/import/table.ts';
import { inOregon, names, plan, said, textOf } from './plan-of.ts';

describe('a row', () => {
  it('is named by name and state, however the state is given', () => {
    const text = 'Town,State\nBend,\n"Walla Walla, WA",\nBoise,Idaho\n';
    const planned = plan(text);
    expect(names(planned)).toEqual(['cities/bend-or.yaml', 'cities/walla-walla-wa.yaml', 'cities/boise-id.yaml']);
    expect(textOf(planned, 'cities/boise-id.yaml')).toContain('\nstate: ID\n');
    expect(textOf(planned, 'cities/bend-or.yaml')).not.toContain('state:');
  });

  it('without a name, or with that of another row, is reported', () => {
    expect(said(plan('Town,ZIP\n,97701\nBend,97701\nBend,97702\n'))).toEqual([
      '2:1 schema/missing',
      '4:1 import/duplicate-row',
      '1:1 import/no-column',
    ]);
    expect(said(plan('Town\n日本\n'))).toContain('2:1 slug/empty');
  });

  it('finds its county by name, by slug, or by its point', () => {
    const planned = plan('Town,County,Lat,Lng\nA,crook,,\nB,Crook County,,\nC,crook-county-or,,\nD,,44.3,-120.85\n');
    for (const town of ['a', 'b', 'c', 'd']) {
      expect(textOf(planned, `cities/${town}-or.yaml`)).toContain('county: crook-county-or\n');
    }
  });

  it('finds point, county and ZIP code by its name in a gazetteer', () => {
    const gazetteer = parseGazetteer([
      'USPS\tGEOID\tNAME\tINTPTLAT\tINTPTLONG\nOR\t1\tPrineville city\t44.3\t-120.85\n',
      'GEOID\tINTPTLAT\tINTPTLONG\n97754\t44.31\t-120.8\n',
    ]);
    const text = textOf(plan('Town\nPrineville\n', { gazetteer }), 'cities/prineville-or.yaml');
    expect(text).toContain('county: crook-county-or\n');
    expect(text).toContain('geo:\n  latitude: 44.3\n  longitude: -120.85\npostalCode: "97754"\n');
  });
});

describe('a county that does not exist', () => {
  const text = 'Town,County,Lat,Lng,ZIP,County seat\nA,Lake,42,-120,97630,\nB,Lake,43,-120,97640,Lakeview\n';

  it('is written with its cities: its own columns, and what follows from them', () => {
    const planned = plan(text, { withCounties: true, fillIn: true });
    expect(names(planned)[0]).toBe('counties/lake-county-or.yaml');
    const county = textOf(planned, 'counties/lake-county-or.yaml');
    expect(county).toMatch(/\nname: Lake County\n(.*\n)*seat: Lakeview\n/);
    expect(county).toContain('latitude: 42.5\n  longitude: -120\n');
    expect(county).toContain('postalCode: "97630"\nradiusMeters: 61000\n');
    expect(county).toContain('intro: FILL IN intro\n');
  });

  it('has the name that the rows give it', () => {
    const planned = plan('Town,County\nA,St. Clair\n', { withCounties: true, fillIn: true });
    expect(textOf(planned, 'counties/st-clair-county-or.yaml')).toContain('name: St. Clair County\n');
  });

  it('can be completed by an import of counties', () => {
    const countyRecord: ImportRequest['record'] = new Map();
    const first = plan(text, { withCounties: true, fillIn: true, countyRecord });
    const files = { 'counties/lake-county-or.yaml': textOf(first, 'counties/lake-county-or.yaml') };
    const counties = 'County,Lat,Population\nLake County,42.8,"8,160"\n';
    const second = plan(counties, { kind: 'county', files, record: countyRecord });
    expect(second.diagnostics).toEqual([]);
    const county = textOf(second, 'counties/lake-county-or.yaml');
    expect(county).toContain('latitude: 42.8\n  longitude: -120\n');
    expect(county).toContain('population: 8,160\n');
  });

  it('needs its own fields', () => {
    const { diagnostics } = plan(text, { withCounties: true });
    expect(diagnostics[0]).toMatchObject({ code: 'import/no-column', at: { line: 1 } });
    expect(diagnostics[0]?.message).toMatch(/^No column has county.description, .*, which every county needs.$/);
    expect(diagnostics[0]?.hint).toContain('--map "column=county.description"');
  });

  it('is not written without --with-counties', () => {
    expect(names(plan(text))).toEqual(['cities/a-or.yaml', 'cities/b-or.yaml']);
  });
});

describe('an existing file', () => {
  const files = {
    'cities/bend-or.yaml': '# Ours.\nintro: By hand. # not to be changed\n\neta: 5 min # a comment\nname: Bend\n',
  };
  const first = plan('Town,ETA,Intro\nBend,5,Imported.\n', { files });

  it('keeps all but the changed value', () => {
    const planned = plan('Town,ETA,Intro\nBend,10,Imported.\n', { files, record: first.record });
    expect(planned.diagnostics).toEqual([]);
    expect(planned.files).toEqual([
      {
        file: 'cities/bend-or.yaml',
        before: files['cities/bend-or.yaml'],
        text: files['cities/bend-or.yaml'].replace('5 min', '10 min'),
        isNew: false,
      },
    ]);
  });

  it('reports each kept value once, at its line in the file', () => {
    expect(first.diagnostics).toMatchObject([
      {
        code: 'import/changed-by-hand',
        message: 'intro is "By hand." here and "Imported." in the spreadsheet. The file was kept.',
        at: { file: 'data/cities/bend-or.yaml', line: 2, column: 8 },
        related: [{ at: { file: 'a.csv', line: 2, column: 8 } }],
      },
    ]);
    const again = plan('Town,ETA,Intro\nBend,5,Imported.\n', { files, record: first.record });
    expect([said(again), again.unchanged, again.parsed]).toEqual([[], 1, []]);
  });

  it('whose row was removed is kept and reported, but not by another spreadsheet', () => {
    const gone = { text: 'Town\nSisters\n', file: 'b.csv', notes: [] };
    expect(plan('Town\nSisters\n', { files, record: first.record }).missing).toEqual(['bend-or']);
    const table = parseCsvTable(gone) as Table;
    expect(plan('', { table, files, record: first.record }).missing).toEqual([]);
  });

  it('that the owner deleted or renamed is not written again, unless --overwrite says so', () => {
    const text = 'Town,County,ETA,Intro\nBend,Lake,5,Imported.\n';
    const renamed = { 'cities/bend-city-or.yaml': files['cities/bend-or.yaml'] };
    const planned = plan(text, { files: renamed, record: first.record, fillIn: true, withCounties: true });
    expect([names(planned), planned.deleted]).toEqual([[], ['bend-or']]);
    const again = plan(text, { record: first.record, fillIn: true, overwrite: true });
    expect([names(again), again.deleted]).toEqual([['cities/bend-or.yaml'], []]);
    expect(plan(text, { fillIn: true }).deleted).toEqual([]);
  });
});

describe('other kinds', () => {
  it('a page has its Markdown below the front matter, and a change of it leaves the front matter alone', () => {
    const text = 'Title,Text,Meta title,Meta description,Keywords\nWarranty,"One.\n\nTwo.",t,d,k\n';
    const planned = plan(text, { kind: 'page' });
    const written = textOf(planned, 'pages/warranty.md');
    expect(written).toBe(
      '---\ntitle: Warranty\nmetaTitle: t\nmetaDescription: d\nkeywords:\n  - k\n---\n\nOne.\n\nTwo.\n',
    );
    const files = { 'pages/warranty.md': written.replace('metaTitle: t', 'metaTitle: t # ours') };
    const again = plan(text.replace('Two.', 'Three.'), { kind: 'page', files, record: planned.record });
    expect(textOf(again, 'pages/warranty.md')).toBe(files['pages/warranty.md'].replace('Two.', 'Three.'));
  });

  it('reviews are entries of their list, found by name and number', () => {
    const list = '# Kept.\n- id: 4\n  name: Ada\n  text: Good. # as she wrote\n  rating: 5\n';
    const facts = { ...inOregon, reviewLists: new Map([['reviews.yaml', list]]), reviewIds: [4] };
    const text = 'Customer,Stars,Review\nAda,4,Good.\nAda,5,Better.\n';
    const { files, diagnostics } = plan(text, { kind: 'review', facts, overwrite: true });
    expect(diagnostics).toEqual([]);
    expect(files[0]?.text).toBe(
      `${list.replace('rating: 5', 'rating: 4')}\n- id: 5\n  name: Ada\n  rating: 5\n  text: Better.\n`,
    );
  });

  it('a review that the owner deleted is not written again, unless --overwrite says so', () => {
    const facts = { ...inOregon, reviewLists: new Map([['reviews.yaml', '- id: 4\n  name: Ada\n']]), reviewIds: [4] };
    const text = 'Customer,Stars,Review\nAda,4,Good.\nBob,5,Better.\n';
    const request = { kind: 'review', facts } as const;
    const { record, deleted } = plan(text, request);
    const again = plan(text, { ...request, record });
    expect([deleted, names(again), again.deleted]).toEqual([[], [], ['Bob']]);
    expect(plan(text, { ...request, record, overwrite: true }).deleted).toEqual([]);
  });
});

describe('a file with marks', () => {
  it('is completed by a later import with the columns', () => {
    const before = plan('Town\nBend\n', { fillIn: true });
    const marked = textOf(before, 'cities/bend-or.yaml');
    expect(marked).toContain('\nintro: FILL IN intro\n');
    const files = { 'cities/bend-or.yaml': marked };
    const text = 'Town,ETA,Services,Lat,Lng,Intro\nBend,5,piano-tuning; voicing,44.1,-121.2,Our town.\n';
    const after = plan(text, { files, record: before.record });
    expect(after.diagnostics).toEqual([]);
    const completed = textOf(after, 'cities/bend-or.yaml');
    expect(completed).toContain('\neta: 5 min\n');
    expect(completed).toContain('\nservices:\n  - piano-tuning\n  - voicing\n');
    expect(completed).toContain('\ngeo:\n  latitude: 44.1\n  longitude: -121.2\n');
    expect(completed).toContain('\nintro: Our town.\n');
    expect(completed).toContain('\nradiusMeters: 60000 # FILL IN\n');
  });

  it('keeps the mark of another value when a field is added', () => {
    const files = { 'cities/bend-or.yaml': 'eta: 5 min # FILL IN\nname: Bend\n' };
    const [changed] = plan('Town,ZIP\nBend,97701\n', { files }).files;
    expect(changed?.text).toBe('eta: 5 min # FILL IN\nname: Bend\npostalCode: "97701"\n');
  });

  it('of treesite new is completed too', () => {
    const files = { 'cities/bend-or.yaml': 'name: Bend\neta: 30-45 min # FILL IN\n' };
    const { diagnostics, files: written } = plan('Town,ETA\nBend,5\n', { files });
    expect([diagnostics, written[0]?.text]).toEqual([[], 'name: Bend\neta: 5 min\n']);
  });
});

it('Windows line ends stay', () => {
  const files = { 'cities/bend-or.yaml': 'name: Bend\r\nintro: Ours.\r\neta: FILL IN\r\n' };
  expect(plan('Town,ETA\nBend,5\n', { files }).files[0]?.text).toBe('name: Bend\r\nintro: Ours.\r\neta: 5 min\r\n');
});

it('a value that no data file can hold is reported for its row', () => {
  const table = parseJsonTable({ file: 'a.json', text: '[{"name": "Bend", "intro": "A \\u0000"}]', notes: [] });
  if ('diagnostics' in table) throw new Error('The table cannot be read.');
  const matches = matchColumns(table.columns, { kind: 'city', map: new Map(), withCounties: false, own: inOregon.own });
  expect(said(plan('', { table, matches }))).toContain('1:2 text/forbidden-character');
});
