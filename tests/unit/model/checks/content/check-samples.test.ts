/** What should not be published yet. */
import { expect, test } from 'vitest';
import { checkPlaceholderCode } from '../../../../../src/model/checks/content/check-placeholder-numbers.ts';
import { checkSamples } from '../../../../../src/model/checks/content/check-samples.ts';
import { sampleLocation } from '../../../../../src/scaffold/sample-location.ts';
import { aCity, aDocument, aLinkedSite, type DataFile, problemsOf, siteFile } from '../../../../support/builders.ts';

const reported = (...files: DataFile[]) =>
  problemsOf(files)
    .filter(({ code }) => /placeholder|sample|privacy/.test(code))
    .map(({ code, at }) => `${code} ${at.file}`);

test('reports a postal code of zeros, of a place and of the business', () => {
  expect(reported(aCity({ name: 'Sisters', postalCode: '97759' }))).toEqual([]);
  expect(reported(aCity({ name: 'Sisters', postalCode: '00000' }))).toEqual([
    'postal-code/placeholder data/cities/sisters-or.yaml',
  ]);
  expect(reported(siteFile((text) => text.replace(/postalCode: .*/, 'postalCode: "00000"')))).toEqual([
    'postal-code/placeholder data/site.yaml',
  ]);
});

test.each(['US', 'CA', 'GB', 'DE'])('reports the postal code that init writes in %s', (country) => {
  const home = sampleLocation(country === 'CA' ? { state: 'ON' } : { country });
  if (typeof home === 'string') throw new Error(home);
  const { records } = aLinkedSite([aCity({ name: 'Sisters' })]);
  const [city] = records.cities;
  if (!city) throw new Error('There is no city.');
  const found = checkPlaceholderCode({ ...city, value: { ...city.value, postalCode: home.postalCode } });
  expect(found).toMatchObject([{ code: 'postal-code/placeholder' }]);
});

test('reports a place that is marked as a sample once', () => {
  expect(reported(aCity({ name: 'Sisters', postalCode: '00000', sample: true }))).toEqual([
    'content/sample data/cities/sisters-or.yaml',
  ]);
});

test('says whether the whole file or a part of it is a sample', () => {
  const messages = (...files: DataFile[]) =>
    aLinkedSite(files)
      .records.all.flatMap(checkSamples)
      .map(({ message }) => message);
  expect(messages(aCity({ name: 'Sisters', sample: true }))).toEqual(['This file is marked as a sample.']);
  expect(messages(siteFile((text) => text.replace('business:', 'business:\n  sample: true')))).toEqual([
    'One part of this file is marked as a sample.',
  ]);
});

test('reports scripts of other companies that no document names', () => {
  const listing = (scripts: string) => siteFile((text) => `${text}scripts: [${scripts}]\n`);
  const privacy = (body: string) =>
    aDocument(
      'privacy',
      `---\ntitle: Privacy\nmetaTitle: Privacy\nmetaDescription: What we do\nkeywords: [a]\n---\n${body}\n`,
    );
  const plausible = '{use: plausible, id: a.example}';
  expect(reported(listing('{src: /own.js}'))).toEqual([]);
  expect(reported(listing(plausible), privacy('No cookies.'))).toEqual(['script/not-in-privacy data/site.yaml']);
  expect(reported(listing(plausible), privacy('{scripts}'))).toEqual([]);
  expect(reported(listing(plausible), privacy('We count visits with Plausible.'))).toEqual([]);
});
