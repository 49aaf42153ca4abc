/** A row of a review and the reviews of customers with the same name: which one it updates, and when it is another one. */
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ImportRequest } from '../../../../src/scaffold/import/import-request.ts';
import { matchColumns } from '../../../../src/scaffold/import/match-columns.ts';
import { parseCsvTable } from '../../../../src/scaffold/import/parse-csv-table.ts';
import { inOregon, plan } from './plan-of.ts';

const columns = 'Name,Location,Rating,Text,Date';
const bend = 'John S.,Bend,5,Quiet.,2026-05-01';

const byHand = (text: string, date: string) =>
  `- id: 7\n  name: John S.\n  location: Bend\n  rating: 2\n  text: ${text}\n  date: ${date}\n  service: piano-tuning\n`;

/** A site whose reviews are imported from one table after another. */
function aList(hand = '') {
  const record: ImportRequest['record'] = new Map();
  const list = { text: hand };
  const add = (rows: readonly string[], set: string[] = [], named = columns) => {
    const table = parseCsvTable({ file: 'a.csv', text: [named, ...rows].join('\n') }, 1000);
    if ('diagnostics' in table) throw new Error('The table cannot be read.');
    const matches = matchColumns(
      table.columns,
      { kind: 'review', set: ['service=piano-tuning', ...set] },
      inOregon.own,
    );
    const reviewIds = (parse(list.text) ?? []).map(({ id }: { id: number }) => id);
    const facts = {
      ...inOregon,
      reviewLists: ['reviews.yaml'],
      texts: new Map([['reviews.yaml', list.text]]),
      reviewIds,
    };
    const planned = plan('', { kind: 'review', table, matches, facts, record });
    list.text = planned.files[0]?.text ?? list.text;
    const reviews: Record<string, unknown>[] = parse(list.text) ?? [];
    return { ...planned, shown: reviews.map(({ rating, text, location }) => `${rating} ${text} ${location}`) };
  };
  return { list, add };
}

it.each([
  ['another spreadsheet', [], 'John S.,Atlanta,1,Slow.,2026-06-01', '1 Slow. Atlanta'],
  ['the same words', [], 'John S.,Atlanta,1,Quiet.,2026-06-01', '1 Quiet. Atlanta'],
  ['the same day', [], 'John S.,Atlanta,1,Slow.,2026-05-01', '1 Slow. Atlanta'],
  ['the same place', [], 'John S.,Bend,1,Slow.,2026-06-01', '1 Slow. Bend'],
])('a customer of the same name stays beside the first one: %s', (_, set, row, added) => {
  const { add } = aList();
  add([bend], set);
  expect(add([row], set).shown).toEqual(['5 Quiet. Bend', added]);
  expect(add([row, bend]).files).toEqual([]);
});

it('what --set gives all rows makes none of them the same', () => {
  const { add } = aList();
  const add3 = (...rows: string[]) => add(rows, ['date=2026-01-01', 'location=Bend'], 'Name,Rating,Text');
  add3('John S.,5,Quiet.');
  expect(add3('John S.,1,Slow.').shown).toEqual(['5 Quiet. Bend', '1 Slow. Bend']);
  expect(add3('John S.,2,Slow.', 'John S.,4,Quiet.').shown).toEqual(['4 Quiet. Bend', '2 Slow. Bend']);
});

it('a row without words is not mixed with an older review', () => {
  const { add, list } = aList();
  add([bend]);
  const before = list.text;
  const [problem] = add(['John S.,Tybee,4,,2026-07-01']).diagnostics;
  expect(problem?.message).toBe('No new row has text, which every review needs.');
  expect(problem?.hint).toContain('Fill in or add a column for it, ');
  expect(parse(list.text)[0]).toEqual(parse(before)[0]);
});

it.each([
  ['rating', 'John S.,Bend,3,Quiet.,2026-05-01', '3 Quiet. Bend'],
  ['text', 'John S.,Bend,5,Very quiet.,2026-05-01', '5 Very quiet. Bend'],
  ['date', 'John S.,Bend,5,Quiet.,2026-05-02', '5 Quiet. Bend'],
  ['location', 'John S.,La Pine,5,Quiet.,2026-05-01', '5 Quiet. La Pine'],
])('a corrected %s changes the review, in whatever order the rows are', (_, row, changed) => {
  const { add } = aList();
  const other = 'John S.,Bend,2,Cold.,2026-05-01';
  add([bend, other]);
  expect(add([other, row]).shown).toEqual([changed, '2 Cold. Bend']);
  expect(add([row, other]).files).toEqual([]);
});

it('words that the owner changed stay, and the review is still found', () => {
  const { add, list } = aList();
  add([bend]);
  list.text = list.text.replace('Quiet.', 'Quiet!');
  expect(add([bend])).toMatchObject({ files: [], deleted: [], diagnostics: [] });
  expect(add([bend.replace(',5,', ',4,').replace('05-01', '05-02')]).shown).toEqual(['4 Quiet! Bend']);
});

it('a review written by hand is another one if its text differs', () => {
  const hand = byHand('Cold.', '2026-05-01');
  const { add } = aList(hand);
  expect(add([bend]).shown).toEqual(['2 Cold. Bend', '5 Quiet. Bend']);
  const same = add([bend, 'John S.,Bend,3,Cold.,2026-05-01']);
  expect([same.files, same.diagnostics[0]?.code]).toEqual([[], 'import/changed-by-hand']);
  const broken = aList(hand.replace('Cold.', '|\n    Cold\n    floor.'));
  expect(broken.add(['John S.,Bend,2,Cold floor.,2026-05-01']).files).toEqual([]);
  const typed = aList(hand.replace('Cold.', `“It’s – ‘quiet’ …”`)).add([
    `John S.,Bend,2,"""It's - 'quiet' ...""",2026-05-01`,
  ]);
  expect([typed.files, typed.diagnostics[0]?.code]).toEqual([[], 'import/changed-by-hand']);
  const { add: addMore } = aList();
  addMore(['John S.,Bend,4,Great,', 'John S.,Bend,5,Great!,']);
  expect(addMore(['John S.,Bend,5,Great!,', 'John S.,Bend,4,Great,']).files).toEqual([]);
});

it.each([
  ['texts that differ in a line break', '', ['John S.,Bend,4,Great day.,', 'John S.,Bend,5,"Great\nday.",']],
  ['days of which one is missing', '', ['John S.,Bend,4,Great,', 'John S.,Bend,5,Great,2026-05-01']],
  [
    'a text with another day, and a day with another text',
    `${byHand('Great', '2026-05-02')}${byHand('Great day!', '2026-05-01')}`,
    ['John S.,Bend,2,Great day!,2026-05-02', 'John S.,Sisters,2,Great,2026-05-02'],
  ],
])('the same rows change nothing, in whatever order they are: %s', (_, hand, rows) => {
  const { add } = aList(hand);
  add(rows);
  for (const again of [rows, rows.toReversed()])
    expect(add(again)).toMatchObject({ files: [], deleted: [], diagnostics: [] });
});
