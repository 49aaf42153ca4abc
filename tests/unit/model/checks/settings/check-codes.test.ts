/** Codes of countries and languages, a language for which treesite has no words, and the name of a state. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf, siteFile } from '../../../../support/builders.ts';

const found = (change: (text: string) => string) =>
  problemsOf([siteFile(change)])
    .filter(({ code }) => /^(language|region)\//.test(code))
    .map(({ code, severity, at, message, hint }) => `${code} ${severity} ${at.line}:${at.column} ${message} ${hint}`);
const inLanguage = (name: string, words: object = {}) =>
  found((text) => `language: ${name}\nwording: ${JSON.stringify(words)}\n${text}`);

const schema = JSON.parse(readFileSync('src/schema/site.schema.json', 'utf8'));
const words: Record<string, { default: string }> = schema.properties.wording.properties;

describe('a language', () => {
  test.each(['ar', 'he-IL', 'fa', 'ur-PK', 'az-Arab'])('that is written from right to left is refused: %s', (name) => {
    expect(inLanguage(name)).toEqual([expect.stringMatching(/^language\/right-to-left error 1:11 /)]);
  });

  test('beside other languages is refused, unless it is the main one', () => {
    const beside = (name: string) =>
      problemsOf([siteFile((text) => `language: ${name}\nlanguages: [en-US, es]\n${text}`)]).map(
        ({ at, message, hint }) => `${at.line}:${at.column} ${message} ${hint}`,
      );
    for (const other of ['"fr-FR"', '|-\n  fr-FR', 'fr!', ''])
      expect(beside(other)).toEqual([
        expect.stringMatching(
          /:\d+ The main language is the first of languages, en-US\. Delete this line, or put the main language first in languages\.$/,
        ),
      ]);
    for (const same of ['en-US', 'en-us # x', "'en-US'", '>-\n  en-US']) expect(beside(same)).toEqual([]);
  });

  test('that treesite has no words in is reported once, with what stays English', () => {
    expect(inLanguage('fr')).toEqual([
      expect.stringMatching(/^language\/wording warning 1:11 The site is in French, .* (\d+) of the \1 fields .* …\)/),
    ]);
  });

  test('is reported until every word is written, even if some are the same in English', () => {
    const same = Object.fromEntries(Object.entries(words).map(([field, { default: text }]) => [field, text]));
    expect(inLanguage('fr', same)).toEqual([]);
    const { menu: _, ...others } = same;
    expect(inLanguage('it-CH', others)).toEqual([
      expect.stringMatching(/The site is in Italian, .* 1 of the \d+ fields .*\(menu\)/),
    ]);
  });

  test('is known by its script', () => {
    expect(inLanguage('az')).toEqual([expect.stringMatching(/^language\/wording /)]);
  });

  test.each(['en', 'en-GB', 'es-US'])('%s is not reported', (language) => {
    expect(inLanguage(language)).toEqual([]);
  });
});

describe('the name of a state', () => {
  const named = (region: string, regionName: string, { country = 'US', language = 'en-US' } = {}) =>
    found((text) =>
      `language: ${language}\n${text}`
        .replace('region: OR', `region: ${region}`)
        .replace('regionName: Oregon', `regionName: ${regionName}\n    country: ${country}`),
    ).filter((problem) => !problem.startsWith('language'));

  test.each([
    ['NC', 'Virginia', 'US', 'not Virginia. Write regionName: North Carolina, or region: VA'],
    ['VT', 'vermont', 'US', 'not vermont. Write regionName: Vermont'],
  ])('of %s is not %s', (region, name, country, said) => {
    expect(named(region, name, { country })).toEqual([
      expect.stringMatching(new RegExp(`^region/name error \\d+:17 .*${said}$`)),
    ]);
  });

  test.each([
    ['OR', 'Oregón', {}],
    ['LA', 'Luisiana', { language: 'es-US' }],
    ['DC', 'Washington, D.C.', {}],
    ['NY', 'New York State', {}],
    ['HI', 'Hawaiʻi', {}],
    ['Kent', 'England', { country: 'GB' }],
  ])('of %s may be %s', (region, name, where) => {
    expect(named(region, name, where)).toEqual([]);
  });
});

const withCodes = (country: string, language: string) =>
  problemsOf([
    siteFile((text) => `language: ${language}\n${text.replace('region: OR', `region: OR\n    country: ${country}`)}`),
  ]).map(({ code, at, message, hint }) => `${code} ${at.line} ${message} ${hint}`);

test.each([
  ['UK', 'en-US', '11 UK is not the code of a country. Write GB (United Kingdom)'],
  ['EU', 'en-US', '11 EU is not the code of a country. Write a code such as US'],
  ['US', 'en-UK', '1 en-UK is not the code of a language. Write en-GB'],
  ['US', 'zz', '1 zz is not the code of a language. Write a code such as en-US'],
])('country %s and language %s are refused, and nothing is checked by their rules', (country, language, said) => {
  expect(withCodes(country, language)).toEqual([`schema/choice ${said}`]);
});

test.each([
  ['[ar-MA, en-US]', 'language/right-to-left 1:13'],
  ['[en-US, ar-MA]', 'language/right-to-left 1:20'],
  ['[vl-BE, en-US]', 'schema/choice 1:13'],
  ['[en-US, vl-BE]', 'schema/choice 1:20'],
  ['[nl-BE, en-US]', 'language/wording 1:13'],
  ['[en-US, en]', 'schema/duplicate 1:20'],
  ['[es, es-MX]', 'schema/duplicate 1:13'],
])('of languages %s, the entry is reported', (languages, said) => {
  const problems = problemsOf([siteFile((text) => `languages: ${languages}\n${text}`)]);
  expect(problems.map(({ code, at }) => `${code} ${at.line}:${at.column}`)).toEqual([said]);
});

test.each([
  ['TW', 'zh-Hant-TW'],
  ['XK', 'sq'],
])('%s and %s are accepted', (country, language) => {
  expect(withCodes(country, language).filter((one) => one.startsWith('schema/choice'))).toEqual([]);
});
