/** A file → a form → the file: unchanged parts keep every character, and nothing is lost. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { type FileShape, type Form, formatForm, parseForm } from '../../../../src/addons/cms/form.ts';
import { classify } from '../../../../src/load/classify.ts';
import { projectRoot } from '../../../support/sites/run-cli.ts';
import { planForms } from './planned-forms.ts';

const { shapes } = planForms();
const shape = (kind: string): FileShape => shapes[kind] ?? { isPage: false, maps: {}, defaults: {} };

/** As the CMS returns it: with changes, and with the values that it fills in. */
function edit(kind: string, text: string, changes: Form): string {
  return formatForm({ ...parseForm(text, shape(kind)), ...changes }, shape(kind));
}

describe('a file that was only opened and saved', () => {
  const files = glob.sync(['data/{*,pages/*}.{yaml,md}', 'examples/starter/data/**/*.{yaml,md}'], { cwd: projectRoot });

  it.each(files)('is the same, byte for byte (%s)', (file) => {
    const text = readFileSync(path.join(projectRoot, file), 'utf8');
    expect(edit(classify(file.replace(/^.*data\//, '')), text, {})).toBe(text);
  });

  it('stays the same if the form adds empty texts, lists and groups, and switches', () => {
    const text = '# A city.\nname: Bend # since 1905\n\n# Where\ngeo: { latitude: 44, longitude: -121 }\n';
    const filled = { badge: '', badges: [], emergency: null, order: null, map: false, contactBand: true, draft: false };
    expect(edit('city', text, filled)).toBe(text);
  });
});

describe('a change', () => {
  it('keeps a text that is empty in the file, such as a promise that does not hold there', () => {
    const text = 'name: Bend\nemergencyPromise: ""\n';
    expect(edit('city', text, { emergencyPromise: '' })).toBe(text);
    expect(edit('city', text, { emergencyPromise: undefined })).toBe(text);
    expect(edit('city', text, { emergencyPromise: '1 hour' })).toBe('name: Bend\nemergencyPromise: "1 hour"\n');
  });

  it('that empties a field removes it and keeps the lines above the next field', () => {
    const text = 'name: Bend\nbadge: Hub\n\n# How long\neta: 5 min\n';
    expect(edit('city', text, { badge: '' })).toBe('name: Bend\n\n# How long\neta: 5 min\n');
  });

  it('that adds a field writes it after the others', () => {
    expect(edit('city', 'name: Bend\n', { zipCodes: ['08540'], draft: true })).toBe(
      'name: Bend\nzipCodes:\n  - "08540"\ndraft: true\n',
    );
  });

  it('of a switch that is in the file is written, even if it sets the default value', () => {
    expect(edit('city', 'name: Bend\nmap: true\n', { map: false })).toBe('name: Bend\nmap: false\n');
  });

  it('of an entry of a map keeps keys that look like numbers', () => {
    const text = 'priorities:\n  "1":\n    label: First\n  "2":\n    label: Second\n';
    const { priorities } = parseForm(text, shape('site'));
    expect(priorities).toEqual([
      { key: '1', label: 'First' },
      { key: '2', label: 'Second' },
    ]);
    const added = [...(priorities as object[]), { key: '3', label: 'Third' }];
    expect(edit('site', text, { priorities: added })).toBe(`${text}  "3":\n    label: Third\n`);
  });

  it('of one review leaves the others as they are, byte for byte, even if they change places', () => {
    const text =
      '# Reviews\n\n- id: 1\n  text: >-\n    Good\n    work.\n\n# From the letter\n- id: 2\n  text: Fine.\n  verified: true\n';
    const { entries } = parseForm(text, shape('reviews'));
    const [first, second] = entries as Form[];
    expect(edit('reviews', text, { entries: [first, { ...second, text: 'Very fine.' }] })).toBe(
      text.replace('Fine.', 'Very fine.'),
    );
    expect(edit('reviews', text, { entries: [second, first] })).toContain('- id: 1\n  text: >-\n    Good\n    work.\n');
    const added = { id: 3, text: 'New.', sample: false, verified: false, source: '' };
    expect(edit('reviews', text, { entries: [first, second, added] })).toBe(`${text}- id: 3\n  text: New.\n`);
    expect(edit('reviews', text, { entries: [] })).toContain('# Reviews\n');
  });

  it('of a file that is one map is written below the file’s comments', () => {
    const text = '# Other numbers\n# bend-or: "1"\n';
    expect(edit('phone-overrides', text, { entries: [{ key: '/old.html', value: '802-555-0100' }] })).toBe(
      `${text}/old.html: 802-555-0100\n`,
    );
    const two = 'a: "802-555-0100"\nb: "802-555-0101"\n';
    expect(edit('phone-overrides', two, { entries: [] })).toBe('');
  });

  it('of questions keeps the names that the file uses', () => {
    const long = 'faqs:\n  - question: Why?\n    answer: Because.\n';
    expect(parseForm(long, shape('city')).faqs).toEqual([{ q: 'Why?', a: 'Because.' }]);
    expect(edit('city', long, { faqs: [{ q: 'Why not?', a: 'Because.' }] })).toBe(long.replace('Why?', 'Why not?'));
    const short = 'faqs:\n  - q: Why?\n    a: Because.\n';
    expect(edit('city', short, { faqs: [{ q: 'Why not?', a: 'Because.' }] })).toBe(short.replace('Why?', 'Why not?'));
  });

  it('of a page’s text keeps its front matter, and the other way round', () => {
    const text = '---\n# Ours\ntitle: Careers\n---\nWork here.\n';
    expect(edit('document', text, { title: 'Jobs' })).toBe(text.replace('Careers', 'Jobs'));
    expect(edit('document', text, { body: 'Or there.' })).toBe('---\n# Ours\ntitle: Careers\n---\n\nOr there.\n');
  });

  it('keeps fields that no form has', () => {
    expect(edit('city', 'name: Bend\nlater: 1\n', { name: 'Sisters' })).toBe('name: Sisters\nlater: 1\n');
  });
});

describe('a translation', () => {
  const { shapes } = planForms({ languages: ['en', 'es'] });
  const city = shapes.city as FileShape;

  it('that is new has only what was filled in, and names the schema of translations', () => {
    const empty = { badges: [{ text: '' }, { text: '' }], keywords: ['', ''], closing: { heading: '', text: '' } };
    const [answered, unanswered] = [
      { q: '¿Cuándo?', a: 'Hoy.' },
      { q: '', a: '' },
    ] as const;
    const filled = { name: '', faqs: [answered, unanswered], description: 'Un pueblo.' };
    expect(formatForm({ _language: 'es', ...empty, ...filled }, city)).toBe(
      '# yaml-language-server: $schema=../../.treesite/schema/translations/city.schema.json\n\nfaqs:\n  - q: ¿Cuándo?\n    a: Hoy.\ndescription: Un pueblo.\n',
    );
    expect(formatForm({ _language: 'en', name: 'Bend' }, city)).toContain('$schema=../../.treesite/schema/city.schema');
  });

  it('that exists keeps its state, its comments and its empty entries', () => {
    const text = 'translates: "482cd77d" # as of May\nbadges:\n  - text: Cerca\n  - {}\n';
    const opened = { ...parseForm(text, city), _language: 'es' };
    expect(formatForm(opened, city)).toBe(text);
    expect(formatForm({ ...opened, description: 'Un pueblo.' }, city)).toBe(`${text}description: Un pueblo.\n`);
  });
});
