import { expect, test } from 'vitest';
import { checkUnused } from '../../../../../src/model/checks/content/check-unused.ts';
import { aCity, aCounty, aLinkedSite, aService, type DataFile } from '../../../../support/builders.ts';

function lint(files: DataFile[], images = ['piano.svg']) {
  const named = images.map((name) => ({ name, file: `data/images/${name}`, absolute: `/${name}` }));
  return checkUnused({ ...aLinkedSite(files), images: named });
}

const reported = (...args: Parameters<typeof lint>) => lint(...args).map(({ code, message }) => `${code}: ${message}`);
const sisters = aCity({ name: 'Sisters' });

test('a service that no place offers is reported if places offer others', () => {
  expect(reported([aService({ title: 'Tuning' }), aService({ title: 'Repair' }), sisters])).toEqual([
    'service/no-cities: No place offers Repair.',
  ]);
});

test('a business without places gets no report about counties and services without places', () => {
  const files = [aService({ title: 'Tuning' }), aCounty({ name: 'Crook County' })];
  expect(reported(files).filter((message) => message.includes('place'))).toEqual([]);
});

test('a picture that no field can name is to be converted or renamed first', () => {
  const hints = lint([], ['harp.svg', 'yard.webp', 'Front Yard.jpg', 'IMG_1.JPG']).map(({ hint }) => hint);
  const convert = 'To use it, convert it to JPEG, PNG or SVG and name it like front-yard.jpg. Otherwise, delete it.';
  expect(hints).toEqual(['Use it in a data file (image: harp.svg), or delete it.', convert, convert, convert]);
});
