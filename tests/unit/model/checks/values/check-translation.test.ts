/** Numbers of a translation and its original. */
import { expect, test } from 'vitest';
import { startOf } from '../../../../../src/diagnostics/diagnostic.ts';
import { checkTranslation } from '../../../../../src/model/checks/values/check-translation.ts';
import type { DataRecord } from '../../../../../src/schema/records.ts';

const at = () => startOf('data/site.es.yaml');
const locate = Object.assign(at, { key: at, within: at, written: () => undefined });

function messagesOf(original: string, translated: string): string[] {
  const record: DataRecord = {
    ...{ kind: 'site', file: 'data/site.yaml', slug: 'site', text: '', value: {}, locate, annotations: [] },
  };
  const pairs = [{ path: ['tagline'], original, translated, isRequired: false }];
  const translation = { original: record, locate, missing: [], pairs, states: [], digest: '' };
  return checkTranslation({ ...record, translation }).map(({ message }) => message);
}

test.each([
  ['12/31/2026', '31 de diciembre de 2026'],
  ['Until Dec. 31', 'Hasta el 31/12'],
  ['In 10 min.', 'En diez minutos.'],
  ['In an hour', 'En 60 min'],
  ['A 2-hr minimum', 'Mínimo de dos horas'],
  ['The 3rd visit, 24/7', 'La tercera visita, las 24 horas'],
  ['Since ’74', 'Desde 1974'],
  ['9a–6p', '9 a 18 h'],
  ['$1,200 and 4.5%', '$1.200 y 4,5 %'],
  ['20,000 flues, $1,250.50', '20 000 conduits, 1\u202f250,50 $'],
  ['20,000 flues', '20’000 conduits'],
  ['819-563-2218', '819 563-2218'],
])('“%s” can be “%s”', (original, translated) => {
  expect(messagesOf(original, translated)).toEqual([]);
});

test.each([
  ['From $89', 'Desde $98', 'does not have 89 and has 98, which the original does not have'],
  ['From $89 or $95', 'Desde $89', 'does not have 95'],
  ['18 towns', '81 pueblos', 'does not have 18 and has 81'],
  ['Since ’74', 'Desde 1975', 'has 1975'],
  ['252-555-0110', '252-555-0111', 'does not have 0110 and has 0111'],
  ['A 10% discount', 'Un descuento', 'does not have 10'],
  ['20,000 flues', '21 000 conduits', 'does not have 20000'],
])('“%s” is not “%s”', (original, translated, words) => {
  expect(messagesOf(original, translated).join()).toContain(words);
});
