/** Columns and cells of the CSV. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCsv } from '../src/format-csv.js';

const ann = { name: 'Ann Example', phone: '252-555-0199' };
const lead = (id, fields, spam) => ({ id, received: 0, fields, photos: 0, undelivered: 0, spam });

test('the CSV has a limited number of columns, the fields of spam last', () => {
  const names = Array.from({ length: 500 }, (_, index) => `field${index}`);
  const noise = Object.fromEntries(names.map((name) => [name, 'x']));
  const [head, first, second] = formatCsv([
    lead(2, { ...ann, ...noise }, 'trap'),
    lead(1, { ...ann, email: 'é' }),
  ]).split('\r\n');
  assert.ok(head.startsWith('\ufeffid,received,name,phone,email,field0,'));
  assert.equal(head.split(',').length, 66);
  assert.ok(first.includes('"field57: x\nfield58: x'));
  assert.ok(second.includes('é'));
});

test('no text becomes a formula, also where spreadsheets separate cells at semicolons', () => {
  const head =
    '\ufeffid,received,name,phone,notes,photos,undelivered,spam\r\n1,1970-01-01T00:00:00.000Z,Ann Example,252-555-0199,';
  const cellOf = (notes) => formatCsv([lead(1, { ...ann, notes })]).slice(head.length, -',0,0,\r\n'.length);
  for (const [notes, cell] of Object.entries({
    '=cmd|x': "'=cmd|x",
    '+1 252': "'+1 252",
    'oak; =cmd': `"oak; '=cmd"`,
    'oak\n@x': `"oak\n'@x"`,
    'oak\t-1': `"oak\t'-1"`,
    '＝1;＋2': `"'＝1;'＋2"`,
    '\t=1': `"'\t'=1"`,
    '\r=1': `"'\r'=1"`,
    'oak\r\n=1': `"oak\r\n'=1"`,
    'oak;\n\n  =1': `"oak;\n\n  '=1"`,
    'say "=1"': '"say ""=1"""',
    'well-known = 1': 'well-known = 1',
    'Hello\r\nSecond\n\nThird\r\n\r\nFourth\r\n': '"Hello\r\nSecond\n\nThird\r\n\r\nFourth\r\n"',
  }))
    assert.equal(cellOf(notes), cell);
});
