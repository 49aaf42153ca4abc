/** Hints for values whose meaning is clear although they are wrong. */
import { expect, test } from 'vitest';
import { onlyBeginning } from '../../../src/diagnostics/nearest.ts';
import { aCity, type DataFile, problemsOf, siteFile } from '../../support/builders.ts';

const found = (...files: DataFile[]) =>
  problemsOf(files).map(({ code, message, hint }) => `${code} ${message} ${hint}`);

function aCityWith(fields: Record<string, unknown>): DataFile {
  const city = aCity({ name: 'Chelsea' });
  return { ...city, text: JSON.stringify({ ...JSON.parse(city.text), ...fields }) };
}

test('a field whose name begins as one other does is that field, which is then not missing', () => {
  expect(found(aCityWith({ radius: 12_000, radiusMeters: undefined }))).toEqual([
    'schema/unknown-key There is no field named radius. Did you mean radiusMeters?',
  ]);
});

test('a field whose name begins as several others do, or inside a word, is not guessed', () => {
  expect(onlyBeginning('hero', ['heroTitle', 'heroText'])).toBe(undefined);
  expect(onlyBeginning('her', ['heroTitle'])).toBe(undefined);
});

test.each(['12,000', '1,200,000'])('a number with commas is written without them: %s', (radiusMeters) => {
  expect(found(aCityWith({ radiusMeters }))).toEqual([
    `schema/type “radiusMeters” should be a whole number. Write ${radiusMeters.replaceAll(',', '')}, without the comma.`,
  ]);
});

test('an email address as the endpoint of forms belongs to forms.mailto', () => {
  const endpoint = (value: string) => siteFile((text) => text.replace(/endpoint: .*/, `endpoint: ${value}`));
  expect(found(endpoint('me@mine.com'))).toEqual([
    expect.stringContaining('rename the field endpoint to mailto. The line is then: mailto: me@mine.com'),
  ]);
  expect(found(endpoint('http://mine.com'))).toEqual([expect.stringContaining('Write a URL that begins with https')]);
});

test.each(['Photo.JPG', 'data/images/Photo.JPG'])('the ending of a picture is in lower case: %s', (image) => {
  const hint = 'The ending must be in lower case: rename the file to Photo.jpg, and write that name here, too.';
  expect(found(aCityWith({ image }))).toEqual([expect.stringContaining(hint)]);
  expect(found(aCityWith({ image: 'My Photo.JPG' }))).toEqual([expect.stringContaining('Rename the file. Write')]);
});

test.each(['Chelsea, OR', 'Chelsea OR', 'Chelsea, Oregon'])('the state does not belong to the name: %s', (name) => {
  const hint = 'Take the state out of the name: write name: Chelsea';
  expect(found(aCityWith({ name }))).toEqual([`slug/file-name The name “${name}” contains the state. ${hint}`]);
  expect(found({ ...aCityWith({ name }), slug: 'chelsea' })).toEqual([
    `slug/file-name The name “${name}” contains the state. ${hint}, and rename the file to chelsea-or.yaml`,
  ]);
});
