/** Amounts and sentences of a translation and its original. */
import { expect, test } from 'vitest';
import { wholeFile } from '../../../../../src/diagnostics/diagnostic.ts';
import { locateWhole } from '../../../../../src/diagnostics/locate.ts';
import { checkTranslation } from '../../../../../src/model/checks/values/check-translation.ts';
import type { DataRecord } from '../../../../../src/schema/records.ts';

const locate = locateWhole(() => wholeFile('data/site.es.yaml'));

function messagesOf(original: string, translated: string, isRequired = false, path = ['tagline']): string[] {
  const file = { file: 'data/site.yaml', slug: 'site', text: '' };
  const record: DataRecord = { kind: 'site', ...file, value: {}, locate, annotations: [] };
  const pairs = [{ path, original, translated, isRequired }];
  const translation = { original: record, locate, missing: [], longer: [], pairs, states: [] };
  return checkTranslation({ ...record, translation }).map(({ message }) => message);
}

test.each([
  ['$1,200, $250.00 and US$ 5', '1.200 $, $250 y $5'],
  ['4.5%, 5–10 %', '4,5 %, 5 a 10%'],
  ['$1,500-3,500', '1.500–3.500 $'],
  ['$129 to $189', '129 a 189 dólares'],
  ['20 flues for $1,250.50', '20 conduits pour 1\u202f250,50 $'],
  ['From £20’000', 'Ab 20 000 £'],
  ['20 percent off, between $50 and 90', '20 % menos, entre 50 y 90 $'],
  ['$50 - 20% off today', '50 $ - 20 % de descuento hoy'],
  ['Two $5 coupons', '2 $5 cupones'],
  ['Since ’74, 9a to 6p, 230 strings', 'Desde 1974, de 9 a 18 h, 220 cuerdas'],
])('“%s” can be “%s”', (original, translated) => {
  expect(messagesOf(original, translated)).toEqual([]);
});

test.each([
  ['From $89', 'Desde $98', 'does not have $89 and has $98, which the original does not have.'],
  ['From $89 or $95', 'Desde 89 $', 'does not have $95.'],
  ['A discount', 'Un descuento del 10 %', 'has 10 %, which the original does not have.'],
  ['Removal: $1,500-3,500', 'Tala: 1.500–5.300 $', 'not have $1,500-3,500 and has 1.500–5.300 $'],
  ['From **225 $**', 'From **€225**', 'does not have 225 $ and has €225, which the original does not have.'],
  ['20 % off', '$20 off', 'does not have 20 % and has $20,'],
  ['$2,000', '2 001,00 $', 'does not have $2,000 and has 2 001,00 $,'],
  ['$45, $45', '45 €, 45 €', 'does not have $45 and has 45 €,'],
])('“%s” is not “%s”', (original, translated, words) => {
  expect(messagesOf(original, translated).join()).toContain(words);
});

test.each([
  ['Work in {city}. Call {phone}.', 'Trabajo en {city}.', 'metaDescription', undefined],
  ['Call {phone}. {phone}!', '218-722-4632!', 'intro', 'does not have {phone}.'],
  ['Call {phone}.', 'Llámenos.', 'description', undefined],
  ['{forms} {scripts} Call {phone}.', 'Wir behalten es.', 'body', 'does not have {phone}, {forms}, {scripts}.'],
  ['Near {city}, with {business}', 'Cerca de Sisters', 'intro', undefined],
])('the tokens of “%s” in “%s”, a text of %s', (original, translated, field, words) => {
  const found = words === undefined ? [] : [`The translation ${words}`];
  expect(messagesOf(original, translated, false, [field])).toEqual(found);
});

test('a sentence of five words can be the same only if they are names', () => {
  const row = '| South Central Connecticut Planning Region | $45 |';
  expect(messagesOf(row, row, true)).toEqual([]);
  const sentence = 'We deliver to South Windsor.';
  expect(messagesOf(sentence, sentence, true)).toEqual([expect.stringContaining('same as in the original')]);
});
