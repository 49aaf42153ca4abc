/** Hints for fields and values that are wrong: what was probably meant, and what else is possible. */
import { expect, test } from 'vitest';
import { fieldsHint } from '../../../src/schema/field-names.ts';
import { aCity, aCounty, type DataFile, problemsOf, siteFile } from '../../support/builders.ts';

const found = (...files: DataFile[]) =>
  problemsOf(files).map(({ code, message, hint }) => `${code} ${message} ${hint}`);

/** With this in place of that in site.yaml. */
const foundWith = (replaced: string | RegExp, written: string) =>
  found(siteFile((text) => text.replace(replaced, written)));
const aCityWith = (fields: object) => ({ ...aCity({ name: 'Chelsea', ...fields }), slug: 'chelsea-or' });

test('a day on which the business is closed is not listed', () => {
  expect(foundWith('opens: "09:00"', 'opens: closed')).toEqual([
    expect.stringMatching(/Delete this entry: days that are not listed are closed\.$/),
  ]);
});

const notice = 'notice: { text: Closed., from: 2026-09-04 9:30, until: "2026-09-06 18:00" }';

test.each([
  ['opens: "09:00"', 'opens: 9:00', '"09:00"'],
  ['\nforms:', `\n${notice}\nforms:`, '"2026-09-04 09:30"'],
])('a time or a day gets its leading zeros: %s', (right, written, padded) => {
  expect(foundWith(right, written)).toEqual([expect.stringMatching(new RegExp(`Add the leading zero: ${padded}$`))]);
});

test.each([
  '541-555-0230 ext. 4',
  '541-555-0230 or 541-555-0231',
  '541-555-0230/0231',
  '02/555.01.42 / 0495/12 34 56',
  '02 555 01 42 / 0495 12 34 56',
])('a phone number is only one: %s', (phone) => {
  expect(foundWith('541-555-0230', phone)).toEqual([expect.stringContaining('without an extension or other words')]);
});

test('latitude out of range may be swapped with longitude', () => {
  expect(found(aCityWith({ geo: { latitude: -156.4, longitude: 20.8 } }))).toEqual([
    expect.stringContaining('Check whether latitude and longitude are swapped.'),
  ]);
});

test('a question that is written as a text is reported once', () => {
  expect(found(aCityWith({ faqs: ['Do you travel?'] as never }))).toEqual([
    expect.stringMatching(/^schema\/type Entry 1 of “faqs” should be a group of fields/),
  ]);
});

test('a text in place of a list of groups gets the fields of an entry', () => {
  expect(foundWith(/opening:\n( {6}.*\n)+/, 'opening: 9-5\n')).toEqual([
    expect.stringMatching(/^schema\/type .* Its fields: days, opens, closes/),
  ]);
});

test.each([
  ['44.3, -121.5', 44.3, -121.5],
  ['44,04 -72,60', 44.04, -72.6],
  ['44, -72.6', 44, -72.6],
])('a pair of coordinates, as maps show it, is for two fields: %s', (pair, latitude, longitude) => {
  const fields = `latitude: ${latitude} and longitude: ${longitude}`;
  expect(found(aCityWith({ geo: { latitude: pair, longitude } }))[0]).toMatch(`in its own field: ${fields}`);
  expect(found(aCityWith({ geo: pair }))[0]).toMatch(`on the next lines, indented: ${fields}`);
});

test.each([
  [`44°27'55.1"N`, 'Write 44.46531'],
  ['44.46531° N', 'Write 44.46531'],
  ['44° 27′ 55.1″ S', 'Write -44.46531'],
  [`44°27'55.1"N 72°41'14.3"W`, 'Write each number in its own field: latitude: 44.46531 and longitude: -72.68731'],
  [`72°41'14.3"W`, 'Write a number, without quotes or words.'],
  ['1e2', 'Remove the quotes.'],
])('degrees with minutes are written as one number: %s', (latitude, hint) => {
  expect(found(aCityWith({ geo: { latitude, longitude: -121.5 } }))).toEqual([expect.stringContaining(hint)]);
});

test('a field of another kind names the folder of that kind', () => {
  const fields = { name: 'Crook County', eta: '10 min' };
  expect(found({ ...aCounty(fields), slug: 'crook-county-or' })).toEqual([
    expect.stringContaining('“eta” is a field of cities/*.yaml.'),
  ]);
});

test.each(['12,000', '1,200,000'])('a number with commas is written without them: %s', (radiusMeters) => {
  expect(found(aCityWith({ radiusMeters }))).toEqual([
    `schema/type “radiusMeters” should be a whole number. Write ${radiusMeters.replaceAll(',', '')}, without the comma.`,
  ]);
});

test.each([
  ['51,2802', '51.2802'],
  ['52,300', '52.3'],
])('a decimal comma is a point, also before three digits if thousands are not allowed: %s', (latitude, number) => {
  expect(found(aCityWith({ geo: { latitude, longitude: -121.5 } }))).toEqual([
    expect.stringContaining(`should be a number. Write ${number}, without the comma.`),
  ]);
});

test.each([
  ['541\u00a0555\u20110230', '541 555-0230'],
  ['541\u2013555\u20130230', '541-555-0230'],
])('a phone number pasted with no-break spaces or dashes is shown as it is to be typed: %j', (phone, plain) => {
  expect(foundWith('541-555-0230', phone)).toEqual([
    expect.stringContaining(`which only look like the usual ones: "${plain}"`),
  ]);
});

test.each(['\u2212121.5', '\u2013121.5'])('a pasted minus sign is to be a hyphen: %j', (longitude) => {
  expect(found(aCityWith({ geo: { latitude: 43.8, longitude } }))).toEqual([
    expect.stringContaining('should be a number. Write -121.5, with a hyphen as the minus sign.'),
  ]);
});

test('a number larger than any is not said to be in quotes', () => {
  expect(found(aCityWith({ radiusMeters: '1e400' }))[0]).toContain('Write a whole number, without quotes or words.');
});

test('an empty entry of a list has no colon', () => {
  expect(found(aCityWith({ services: [null] }))[0]).toContain('Write the value after the hyphen, or delete the line.');
});

test('an email address as the endpoint of forms belongs to forms.mailto', () => {
  const endpoint = (value: string) => foundWith(/endpoint: .*/, `endpoint: ${value}`);
  expect(endpoint('me@mine.com')).toEqual([
    expect.stringContaining('rename the field endpoint to mailto. The line is then: mailto: me@mine.com'),
  ]);
  expect(endpoint('http://mine.com')).toEqual([expect.stringContaining('Write a URL that begins with https')]);
});

test.each(['Photo.JPG', 'data/images/Photo.JPG'])('the ending of a picture is in lower case: %s', (image) => {
  const hint = 'Write Photo.jpg. The ending must be in lower case, also in the name of the file itself';
  expect(found(aCityWith({ image }))).toEqual([expect.stringContaining(hint)]);
  expect(found(aCityWith({ image: 'My Photo.JPG' }))).toEqual([expect.stringContaining('Rename the file. Write')]);
});

test.each(['Chelsea, OR', 'Chelsea OR', 'Chelsea, Oregon'])('the state does not belong to the name: %s', (name) => {
  expect(found(aCityWith({ name }))).toEqual([
    `slug/file-name The name “${name}” contains the state. Take the state out of the name.`,
  ]);
});

test('a place has no question mark in its name, which replaces letters in a wrong encoding', () => {
  const hint = 'Write the name with the letter that the question mark replaced, ';
  expect(found(aCity({ name: 'Utqia?vik' }))).toEqual([expect.stringContaining(hint)]);
  expect(found(aCounty({ name: 'Do?a Ana County' }))).toEqual([expect.stringContaining(hint)]);
});

test('two places of one name are told apart by another name', () => {
  const woodlawn = aCity({ name: 'Woodlawn' });
  expect(found(woodlawn, { ...woodlawn, slug: 'woodlawn-linn-county-or' })).toEqual([
    'slug/file-name The name of this file, woodlawn-linn-county-or.yaml, does not match the name “Woodlawn” and the state OR. There is a woodlawn-or.yaml already, so delete one of the two, or correct what is in it. If they are two places, name this one “Woodlawn (West)”.',
  ]);
});

test.each([
  [/("geo":\{.*?),("longitude":.*?)\}/, '$1},$2', 'longitude'],
  [/"geo":\{("latitude":.*?)\}/, '"geo":null,$1', 'latitude, longitude'],
])('fields that lost their indentation are reported once: %s', (indented, unindented, names) => {
  const city = aCityWith({});
  const [first] = names.split(',');
  expect(found({ ...city, text: city.text.replace(indented, unindented) })).toEqual([
    `schema/unknown-key There is no field named ${first}. Indent ${names} with two more spaces, below “geo”.`,
  ]);
});

test('fields of many groups that lost their indentation belong to the group before them', () => {
  expect(foundWith(/contactBand:\n {2}(heading: .*\n) {2}(text: .*)/, 'contactBand:\n$1$2')).toEqual([
    expect.stringContaining('Indent heading, text with two more spaces, below “contactBand”.'),
  ]);
});

test('a misspelled field does not hide that the others lost their indentation', () => {
  const city = aCityWith({});
  const text = city.text.replace(/"geo":\{"latitude":(.*?)\}/, '"geo":null,"lattitude":$1');
  expect(found({ ...city, text })).toEqual([
    expect.stringContaining('There is no field named lattitude.'),
    expect.stringContaining('Indent longitude with'),
  ]);
});

test('a ZIP code without its leading zero gets it back with the quotes', () => {
  expect(found(aCityWith({ postalCode: 3079 }))).toEqual([expect.stringMatching(/leading zeros: "03079"$/)]);
});

test.each([
  [{ services: 'tuning, repair' }, '[tuning, repair]'],
  [{ zipCodes: '05036, 05038' }, '["05036", "05038"]'],
])('a text where a list is needed is written as a list: %j', (fields, list) => {
  expect(found(aCityWith(fields))).toEqual([
    expect.stringContaining(`Put the entries in brackets, ${list}, or each on its own line after a hyphen.`),
  ]);
});

const names = ['name', 'state', 'county', 'heroTitle', 'heroText', 'zipCodes', 'landmarks', 'serviceRadius', 'updated'];
const many = { properties: Object.fromEntries([...names, ...'abcdefgh'].map((name) => [name, {}])) };

test('the hint for an unknown field of a large group lists fields with a word in common, and names the page that lists all fields', () => {
  expect(fieldsHint('hero_image', many, { isOwn: false })).toBe(
    'The most similar fields are heroTitle, heroText. treesite’s docs/data.md lists all 17.',
  );
  expect(fieldsHint('zips', many, { isOwn: false })).toContain('is zipCodes. ');
  expect(fieldsHint('<<', many, { isOwn: false })).toBe('treesite’s docs/data.md lists all 17 fields.');
});

test('the hint for an unknown field of the site’s own schema lists all, because the docs have none of them', () => {
  expect(fieldsHint('zips', many, { isOwn: true })).toContain('heroText, zipCodes');
  expect(fieldsHint(undefined, many, { isOwn: true })).toContain('heroText, zipCodes');
});
