/** Rows become files: lookups, counties, names in other states, updates that keep what was written by hand. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseGazetteer } from '../../../../src/scaffold/import/gazetteer.ts';
import type { ImportRequest } from '../../../../src/scaffold/import/import-request.ts';
import { matchColumns } from '../../../../src/scaffold/import/match-columns.ts';
import { parseJsonTable } from '../../../../src/scaffold/import/read-table.ts';
import { type DataRecord, emptyRecords } from '../../../../src/schema/records.ts';
import { texts } from '../a-site.ts';
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

  it('needs a column that is known as that of its name', () => {
    expect(plan('Business name,Locality\n,,\n').diagnostics[0]?.hint).toContain('--map "column=name"');
  });

  it('whose name is in another alphabet finds its file by name and state', () => {
    const city = (slug: string, value: object) => ({ kind: 'city', slug, value }) as unknown as DataRecord;
    const all = [city('athina', { name: 'Αθήνα' }), city('athina-wa', { name: 'Αθήνα', state: 'WA' })];
    const facts = { ...inOregon, records: { ...emptyRecords(), all } };
    const planned = (rows: string) => plan(`Town,County\n${rows}`, { facts, fillIn: true });
    expect(names(planned(`${'αθήνα'.normalize('NFD')},crook\n`))).toEqual(['cities/athina.yaml']);
    expect(names(planned('"Αθήνα, WA",crook\nΑθήνα,crook\n'))).toEqual(['cities/athina-wa.yaml', 'cities/athina.yaml']);
    expect(said(plan('Town,County\nMadras,Αττική\n', { withCounties: true, fillIn: true }))).toEqual([
      '2:8 slug/empty',
    ]);
    const others = ['Αθήνα 2,crook', '"Αθήνα, ID",crook', 'Αθηνά,crook'];
    expect(said(planned(others.join('\n')))).toEqual(['2:1 slug/empty', '3:1 slug/empty', '4:1 slug/empty']);
  });

  it.each(['#N/A', '#DIV/0!', '#¿NOMBRE?'])(
    'with a formula that failed is refused, if the column is used: %s',
    (cell) => {
      const planned = plan(`Town,Intro,Notes\nBend,"${cell}",\nSisters,"#1, ${cell}","${cell}"\n`, { fillIn: true });
      expect(said(planned)).toEqual(['2:6 import/formula-error']);
    },
  );

  it('with an empty first group of columns has the second group once, also in a second import', () => {
    const table = 'Town,faqs.1.q,faqs.1.a,faqs.2.q,faqs.2.a\nBend,,,Why?,Because.\n';
    const record = new Map();
    const text = textOf(plan(table, { record }), 'cities/bend-or.yaml');
    expect(text.match(/Why/g)).toHaveLength(1);
    expect(plan(table, { record, files: { 'cities/bend-or.yaml': text } }).files).toEqual([]);
  });

  it('finds its county by name, by slug, or by its point', () => {
    const planned = plan('Town,County,Lat,Lng\nA,crook,,\nB,Crook County,,\nC,crook-county-or,,\nD,,44.3,-120.85\n');
    for (const town of ['a', 'b', 'c', 'd']) {
      expect(textOf(planned, `cities/${town}-or.yaml`)).toContain('county: crook-county-or\n');
    }
  });

  it('names the place of another row', () => {
    const rows = 'Bend,crook,La Pine\nLa Pine,crook,"bend-or; Vancouver"\n"Vancouver, WA",crook,Bend\n';
    const planned = plan(`Town,County,Nearby\n${rows}`, { fillIn: true });
    expect(textOf(planned, 'cities/bend-or.yaml')).toContain('nearby:\n  - la-pine-or\n');
    expect(textOf(planned, 'cities/la-pine-or.yaml')).toContain('nearby:\n  - bend-or\n  - vancouver-wa\n');
    expect(textOf(planned, 'cities/vancouver-wa.yaml')).toContain('nearby:\n  - bend-or\n');
  });

  it('finds one new county, however the rows write it', () => {
    const text = 'Town,County\nA,WHEELER\nB,wheeler county\nC,Wheeler Co.\nD,Wheeler co\n';
    const planned = plan(text, { withCounties: true, fillIn: true });
    expect(names(planned).filter((file) => file.startsWith('counties/'))).toEqual(['counties/wheeler-county-or.yaml']);
  });

  it('without a state has that of its county', () => {
    const planned = plan('Town,County\nVancouver,"Clark County, WA"\n', { withCounties: true, fillIn: true });
    const city = textOf(planned, 'cities/vancouver-wa.yaml');
    expect(city).toMatch(/\ncounty: clark-county-wa\n(.*\n)*state: WA\n/);
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
  it('needs another name than its city', () => {
    const rows = 'Town,State,County,Lat,Long\nCarson City,NV,,39.16,-119.77\n';
    const [problem] = plan(rows, { withCounties: true }).diagnostics;
    expect(problem).toMatchObject({ code: 'url/collision', hint: expect.stringMatching(/another name for one/) });
    const renamed = plan(rows.replace('NV,,', 'NV,City of Carson City,'), { withCounties: true, fillIn: true });
    expect(names(renamed)).toEqual(['counties/city-of-carson-city-nv.yaml', 'cities/carson-city-nv.yaml']);
  });

  const text = 'Town,County,Lat,Lng,ZIP,County seat\nA,Lake,42,-120,97630,\nB,Lake,43,-120,97640,Lakeview\n';

  it('is written with its cities: its own columns, and what follows from them', () => {
    const planned = plan(text, { withCounties: true, fillIn: true });
    expect(names(planned)[0]).toBe('counties/lake-county-or.yaml');
    const county = textOf(planned, 'counties/lake-county-or.yaml');
    expect(county).toMatch(/\nname: Lake County\n(.*\n)*seat: Lakeview\n/);
    expect(county).toMatch(/latitude: 42.5\n {2}longitude: -120\npostalCode: "97630"\nradiusMeters: 61000\n/);
    expect(county).toContain('intro: FILL IN intro\n');
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
    expect(diagnostics[0]).toMatchObject({ code: 'import/no-column', at: { line: 1, column: 1 } });
    expect(diagnostics[0]?.message).toMatch(/^No new row has county.description, .*, which every county needs.$/);
    expect(diagnostics[0]?.hint).toContain('--map "column=county.description"');
  });
});

describe('other kinds', () => {
  const reviewColumns = 'Name,Rating,Text,Location,Service,Date\n';
  const rest = 'Bend,piano-tuning,2026-05-01\n';
  const values = '  location: Bend\n  service: piano-tuning\n  date: 2026-05-01\n';
  const withReviews = (list: string, ...reviewIds: number[]) => {
    return { ...inOregon, reviewLists: ['reviews.yaml'], texts: texts({ 'reviews.yaml': list }), reviewIds };
  };
  const withoutReviews = { ...inOregon, texts: new Map<string, string>() };

  it('a page has its Markdown below the front matter, and a change of it leaves the front matter alone', () => {
    const text = 'Title,Text,Meta title,Meta description,Keywords\nWarranty,"One.\n\nTwo.",t,d,k\n';
    const record: ImportRequest['record'] = new Map();
    const planned = plan(text, { kind: 'page', record });
    const written = textOf(planned, 'pages/warranty.md');
    expect(written).toBe(
      '---\ntitle: Warranty\nmetaTitle: t\nmetaDescription: d\nkeywords:\n  - k\n---\n\nOne.\n\nTwo.\n',
    );
    const unwritten = plan('Title\nWarranty\n', { kind: 'page', fillIn: true });
    expect(textOf(unwritten, 'pages/warranty.md')).toMatch(/\n---\n\nFILL IN the text of this page/);
    const files = { 'pages/warranty.md': written.replace('metaTitle: t', 'metaTitle: t # ours') };
    const again = plan(text.replace('Two.', 'Three.'), { kind: 'page', files, record });
    expect(textOf(again, 'pages/warranty.md')).toBe(files['pages/warranty.md'].replace('Two.', 'Three.'));
  });

  it('reviews are entries of their list, found by name and text', () => {
    const list = '# Kept.\n- id: 4\n  name: Ada\n  text: Good. # as she wrote\n  rating: 5\n';
    const text = `${reviewColumns}Ada,4,Good.,${rest}Ada,5,Better.,${rest}`;
    const { files, diagnostics } = plan(text, { kind: 'review', facts: withReviews(list, 4), overwrite: true });
    expect(diagnostics).toEqual([]);
    const changed = list.replace('rating: 5\n', `rating: 4\n${values}`);
    expect(files[0]?.text).toMatch(`${changed}\n- id: 5\n  name: Ada\n`);
    const added = { id: 5, name: 'Ada', rating: 5, text: 'Better.' };
    expect(parse(files[0]?.text ?? '')[1]).toEqual({ ...parse(values), ...added });
  });

  it('reviews need no Latin letters in the name, by which customers are told apart', () => {
    const facts = withReviews('- id: 4\n  name: Иван Б.\n  text: Good.\n', 4);
    const text = `${reviewColumns}Мария Б.,5,Fine.,${rest}Иван Б.,5,Good.,${rest}`;
    const { files, diagnostics } = plan(text, { kind: 'review', facts, overwrite: true });
    expect(diagnostics).toEqual([]);
    const named = parse(files[0]?.text ?? '').map((entry: { name: string; text: string }) => [entry.name, entry.text]);
    expect(named).toEqual([
      ['Иван Б.', 'Good.'],
      ['Мария Б.', 'Fine.'],
    ]);
  });

  it('a review without a column for a required field is refused once, or gets marks with --fill-in', () => {
    const facts = withoutReviews;
    const text = 'Name,Rating,Text,Location,Service\nAda,4,Good.,Bend,piano-tuning\nBo,5,Fine.,,piano-tuning\n';
    const { diagnostics } = plan(text, { kind: 'review', facts });
    expect(diagnostics.map(({ message }) => message)).toEqual(['No new row has date, which every review needs.']);
    const record: ImportRequest['record'] = new Map();
    const marked = textOf(plan(text, { kind: 'review', facts, fillIn: true, record }), 'reviews.yaml');
    expect(marked).toContain('  location: Bend\n');
    expect(marked).toContain('  location: FILL IN location\n');
    expect(marked.match(/ {2}date: 2026-06-01 # FILL IN\n/g)).toHaveLength(2);
    const dated = text.replace('Name', 'Name,Date').replace('Ada', 'Ada,2026-05-01').replace('Bo', 'Bo,2026-05-02');
    const completed = plan(dated, { kind: 'review', facts: withReviews(marked, 1, 2), record });
    expect(completed.diagnostics).toEqual([]);
    expect(textOf(completed, 'reviews.yaml')).toContain('  date: 2026-05-01\n');
  });

  it('a review that the owner deleted is not written again, unless --overwrite says so', () => {
    const facts = withReviews('- id: 4\n  name: Ada\n', 4);
    const text = 'Name,Rating,Text\nAda,4,Good.\nBob,5,Better.\n';
    const request = { kind: 'review', facts, record: new Map() as ImportRequest['record'] } as const;
    const first = plan(text, request);
    const again = plan(text, request);
    expect([first.deleted, names(again), again.deleted]).toEqual([[], [], ['Bob']]);
    expect(plan(text, { ...request, overwrite: true }).deleted).toEqual([]);
  });
});

it('a value that no data file can hold is reported for its row', () => {
  const table = parseJsonTable({ file: 'a.json', text: '[{"name": "Bend", "intro": "A \\u0000"}]' });
  if ('diagnostics' in table) throw new Error('The table cannot be read.');
  const matches = matchColumns(table.columns, { kind: 'city' }, inOregon.own);
  expect(said(plan('', { table, matches }))).toContain('1:2 text/forbidden-character');
});
