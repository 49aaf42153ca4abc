/** Hashed texts match what a pattern of the texts themselves matches. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../src/lint/records/lint-starter.ts';
import { parseSources } from '../../../src/load/parse-sources.ts';
import { readSources } from '../../../src/load/read-sources.ts';
import { replacedWords } from '../../../src/scaffold/starter-words.ts';
import { validateFiles } from '../../../src/schema/records.ts';
import { escapePattern } from '../../../src/text/escape.ts';
import { hashText, matcherOf } from '../../../src/text/hashed-texts.ts';
import { projectRoot } from '../../support/run-cli.ts';

const replaced = new RegExp(replacedWords.map(escapePattern).join('|'));

function matcher(...texts: string[]) {
  return matcherOf(texts.map((text) => hashText(text, replaced))).matches;
}

describe('a text', () => {
  test('without words that init replaces is matched only as it is', () => {
    const isKnown = matcher('We clear gutters in the rain.');
    expect(isKnown('We clear gutters in the rain.')).toBe(true);
    for (const other of ['We clear gutters in the sun.', 'We clear gutters in the rain. Call.', 'We clear', ''])
      expect(isKnown(other), other).toBe(false);
  });

  test.each([
    ['Gutter Cleaning in Riverbend, VT', 'Gutter Cleaning in Houma, Louisiana', 'Gutter Cleaning in , LA'],
    ['Riverbend and Millbrook are our towns', 'A and B are our towns', ' and B are our towns'],
    ['Riverbend is near Millbrook', 'A is near B', 'A is far from B'],
    ['Our team drives to Millbrook', 'Our team drives to Bath', 'Our team drives to '],
    ['Rain in Riverbend, sun in Millbrook, snow', 'Rain in A, sun in B, sun in C, snow', 'Rain in A, sin in B, snow'],
  ])('with them is matched with others for them: %s', (text, reworded, other) => {
    const isKnown = matcher(text, 'We clear gutters in the rain.');
    expect([text, reworded, other].map(isKnown)).toEqual([true, true, false]);
  });
});

test('hashed texts match the same texts as a pattern, for all starter texts and changes of them', () => {
  const root = path.join(projectRoot, 'examples/starter');
  const { records } = validateFiles(parseSources(readSources(root, path.join(root, 'data')).sources).files);
  const texts = records.all.flatMap(textsOf).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(100);
  const patterns = texts.map((text) => text.split(replaced).map(escapePattern).join('.+'));
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`);
  const isKnown = matcher(...texts);
  const changed = texts.flatMap((text) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((share) => {
      const at = Math.floor(share * text.length);
      const [start, end] = [text.slice(0, at), text.slice(at)];
      return [text, `${start}x${end}`, start + end.slice(1), start, end];
    }),
  );
  const all = [...changed, ...changed.map((text) => text.replace(new RegExp(replaced, 'g'), 'Houma'))];
  expect(all.filter((text) => isKnown(text) !== pattern.test(text))).toEqual([]);
  expect(all.filter(isKnown).length).toBeGreaterThan(texts.length);
});

test.each([
  ...['  We clear gutters', 'We  clear gutters', 'We\nclear gutters', 'W\u00a0e clear gutters', 'gutters we cle  ar'],
  ...['gutters we clear ', 'gutters we clear\n', 'gutters we\u2003clear', 'gutters  we clear', 'We clear gutters'],
])('the fast test rejects no text that matches with its white space collapsed: %j', (text) => {
  const sentence = text.replace(/\s+/g, ' ').trim();
  const { matches, mayMatch } = matcherOf([hashText(sentence, replaced)]);
  expect([matches(sentence), mayMatch(text), mayMatch('Something else entirely')]).toEqual([true, true, false]);
});

test('the fast test rejects no text that may match a text which begins and ends with a replaced word', () => {
  const { mayMatch } = matcherOf([hashText('Riverbend and our towns and Millbrook', replaced)]);
  expect(mayMatch('A and our towns and B')).toBe(true);
});
