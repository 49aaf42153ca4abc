/** Codes of countries and languages. */
import { expect, test } from 'vitest';
import { problemsOf, siteFile } from '../../../../support/builders.ts';

const found = (country: string, language: string) =>
  problemsOf([
    siteFile((text) => `language: ${language}\n${text.replace('region: OR', `region: OR\n    country: ${country}`)}`),
  ])
    .filter(({ code }) => code === 'schema/choice')
    .map(({ at, message, hint }) => `${at.line} ${message} ${hint}`);

test.each([
  ['UK', 'en-US', '11 UK is not the code of a country. Write GB (United Kingdom)'],
  ['ZZ', 'en-US', '11 ZZ is not the code of a country. Write a code such as US'],
  ['EU', 'en-US', '11 EU is not the code of a country. Write a code such as US'],
  ['QQ', 'en-US', '11 QQ is not the code of a country. Write a code such as US'],
  ['US', 'en-UK', '1 en-UK is not the code of a language. Write en-GB'],
  ['US', 'zz', '1 zz is not the code of a language. Write a code such as en-US'],
])('country %s and language %s', (country, language, said) => {
  expect(found(country, language)).toEqual([said]);
});

test.each([
  ['DE', 'de'],
  ['CH', 'rm-CH'],
  ['TW', 'zh-Hant-TW'],
  ['XK', 'sq'],
])('%s and %s are accepted', (country, language) => {
  expect(found(country, language)).toEqual([]);
});
