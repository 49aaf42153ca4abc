/** A file that would have a dozen mistakes because of its folder or its name has one. */
import { expect, test } from 'vitest';
import { aCity, type DataFile, problemsOf } from '../../support/builders.ts';

const found = (file: DataFile) => problemsOf([file]).map(({ code, message, hint }) => `${code} ${message} ${hint}`);

test('a file in the folder of another kind', () => {
  expect(found({ ...aCity({ name: 'Chelsea' }), kind: 'county' })).toEqual([
    'schema/unknown-key This file is in the wrong folder: county, eta, services are fields of cities/*.yaml. Move it there. If the folder is right, delete these fields.',
  ]);
});

test('a translation without a language in its name', () => {
  expect(found({ kind: 'city', slug: 'chelsea-or_es', text: 'translates: "0a1b2c3d"\nintro: Hola.\n' })).toEqual([
    expect.stringContaining('This file is a translation, but its name does not end in its language.'),
  ]);
});
