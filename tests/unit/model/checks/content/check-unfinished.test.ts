/** Samples, and unfilled fields, which are reported at their place: texts, comments, the text of a page; not what is commented out. */
import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../../../../src/load/parse-source.ts';
import type { Source } from '../../../../../src/load/source.ts';
import { checkFillIns, checkSamples } from '../../../../../src/model/checks/content/check-unfinished.ts';
import { checkMarks } from '../../../../../src/model/checks/values/check-marks.ts';
import { factsContext } from '../../../../../src/model/collect-facts.ts';
import { anyNames } from '../../../../../src/model/names.ts';
import { validateFile } from '../../../../../src/schema/records.ts';
import {
  aCity,
  aDocument,
  aLinkedSite,
  type DataFile,
  problemsOf,
  recordsOf,
  siteFile,
} from '../../../../support/builders.ts';
import { ownFields, withFields } from '../../../../support/own-schema.ts';

function found(text: string, kind: Source['kind']) {
  const sources: Source[] = [{ file: 'data/it', slug: 'it', kind, text }];
  const { records, diagnostics } = recordsOf(sources);
  expect(diagnostics).toEqual([]);
  return records.all.flatMap(checkFillIns);
}

/** Every reported place, in order. */
function reported(text: string, kind: Source['kind']) {
  return found(text, kind)
    .flatMap(({ at, related }) => [at, ...related.map((other) => other.at)])
    .map(({ line, column }) => `${line}:${column}`);
}

const review = (text: string, rest = '') => `- id: 1
  name: Ada
  location: Bend
  rating: 5${rest}
  text: ${text}
  service: piano-tuning
  date: 2026-06-01
`;

describe('a review', () => {
  it('is not reported if the words come later, or are part of others', () => {
    expect(reported(review('Please FILL IN the form.'), 'reviews')).toEqual([]);
    expect(reported(review('FILL INSIDE out.'), 'reviews')).toEqual([]);
  });

  it('is not reported for fields that are commented out', () => {
    expect(reported(`${review('Fine.')}  # source: FILL IN source\n  # rating: 5 # FILL IN\n`, 'reviews')).toEqual([]);
  });
});

it('nothing else is reported of an unfilled field', () => {
  const city = aCity({ name: 'Sisters', postalCode: 'FILL IN', intro: 'FILL IN: call {phon} or [us](/gone/)' });
  const problems = problemsOf([city]).filter(({ at }) => at.file.includes('/cities/'));
  expect(problems.map(({ code, related }) => [code, related.length])).toEqual([['content/fill-in', 1]]);
});

it('but of a time zone and a picture, without which no page can be made, and of a key, which is no field', () => {
  const site = siteFile((text) => text.replace(/timeZone: .*/, 'timeZone: FILL IN'));
  const city = aCity({ name: 'Sisters', acrossWater: { 'FILL IN': 'Deschutes River' } });
  const codes = problemsOf([site, city]).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['content/fill-in', 'time-zone/unknown', 'reference/unknown-city']));
  const text =
    'title: A\nmetaTitle: A\nmetaDescription: A\nkeywords: [a]\ncustom: { photo: { image: FILL IN, alt: A } }\n';
  const parsed = parseYaml({ kind: 'document', file: 'data/pages/a.md', slug: 'a', text });
  const photo = {
    type: 'object',
    properties: { image: { 'x-image': 'job', type: 'string' }, alt: { type: 'string' } },
  };
  const record = Array.isArray(parsed) ? parsed : validateFile(parsed, ownFields(withFields({ photo })));
  if (Array.isArray(record)) throw new Error(record[0]?.message);
  const names = { ...anyNames().names, image: new Set<string>() };
  expect(checkMarks(record, { ...factsContext(undefined), names }).map(({ code }) => code)).toEqual(['image/missing']);
});

it('a file is reported once, with all of its places in order', () => {
  const problems = found(`${review('FILL IN text', ' # FILL IN')}# FILL IN: more\n`, 'reviews');
  expect(problems).toMatchObject([
    {
      code: 'content/fill-in',
      message: 'This file contains FILL IN 3 times. The first is here.',
      at: { line: 4, column: 13 },
      related: [{ at: { line: 5, column: 9 } }, { at: { line: 8, column: 1 } }],
    },
  ]);
});

it('says whether the whole file or a part of it is a sample', () => {
  const messages = (...files: DataFile[]) =>
    aLinkedSite(files)
      .records.all.flatMap(checkSamples)
      .map(({ message }) => message);
  expect(messages(aCity({ name: 'Sisters', sample: true }))).toEqual(['This file is marked as a sample.']);
  expect(messages(siteFile((text) => text.replace('business:', 'business:\n  sample: true')))).toEqual([
    'One part of this file is marked as a sample.',
  ]);
});

it('a draft may be a sample, or have a placeholder for its postal code', () => {
  const codes = (draft: boolean) =>
    problemsOf([aCity({ name: 'Bend', sample: true, draft }), aCity({ name: 'Sisters', postalCode: '00000', draft })])
      .map(({ code }) => code)
      .filter((code) => /^(content|postal-code)/.test(code));
  expect(codes(false)).toEqual(['content/sample', 'postal-code/placeholder']);
  expect(codes(true)).toEqual([]);
});

it.each([
  ['nothing else', '', ['content/empty']],
  ['a picture at its top', 'hero: { image: piano.svg, alt: A piano, title: Pianos, text: Tuned. }\n', []],
])('a page without text is reported if it has %s', (_, front, expected) => {
  const page = aDocument('warranty', ' ', front);
  const found = problemsOf([page, aDocument('later', '', 'draft: true\n')]);
  expect(found.map(({ code }) => code)).toEqual(expected);
});
