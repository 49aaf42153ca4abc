/** The Census's own files give the point of a place by its name, and the ZIP code of a point. */
import { expect, it } from 'vitest';
import { parseGazetteer } from '../../../../src/scaffold/import/gazetteer.ts';

const pad = '   ';
const places2024 = `USPS\tGEOID\tANSICODE\tNAME\tLSAD\tFUNCSTAT\tALAND\tAWATER\tALAND_SQMI\tAWATER_SQMI\tINTPTLAT\tINTPTLONG${pad}
WI\t5530450\t01583305\tGrantsburg village\t47\tA\t7871515\t57865\t3.039\t0.022\t45.78379\t-92.677329${pad}
OK\t0000001\t00000000\tOklahoma City city\t25\tA\t1\t1\t1\t1\t35.46\t-97.51${pad}
FL\t0000002\t00000000\tMidway CDP\t57\tS\t1\t1\t1\t1\t28.79\t-81.22${pad}
FL\t0000003\t00000000\tMidway city\t25\tA\t1\t1\t1\t1\t30.49\t-84.45${pad}
`;
const places2025 = 'USPS|GEOID|GEOIDFQ|NAME|INTPTLAT|INTPTLONG\nMO|1|x|St. Martins city|38.59|-92.34\n';
const zips = `GEOID\tALAND\tINTPTLAT\tINTPTLONG${pad}
54840\t1\t45.77\t-92.68${pad}
54872\t1\t45.76\t-92.40${pad}
`;

function gazetteer(...texts: string[]) {
  const read = parseGazetteer(texts);
  if (!read) throw new Error('It cannot be read.');
  return read;
}

it('a place is found by its name without the word that says what it is', () => {
  const { find } = gazetteer(places2024);
  expect(find('Grantsburg', 'WI')).toEqual({ latitude: 45.78379, longitude: -92.677329 });
  expect(find('oklahoma city', 'OK')).toEqual({ latitude: 35.46, longitude: -97.51 });
});

it('a place is not found in another state, or if two distant ones have the same name', () => {
  const { find } = gazetteer(places2024);
  expect(find('Grantsburg', 'MN')).toBeUndefined();
  expect(find('Midway', 'FL')).toBeUndefined();
});

it('a place is found in files with bars, however Saint is written', () => {
  expect(gazetteer(places2025).find('Saint Martins', 'MO')).toEqual({ latitude: 38.59, longitude: -92.34 });
});

it('the ZIP code is that of the nearest area, across the lines of the grid', () => {
  const { zipOf } = gazetteer(places2024, zips);
  expect(zipOf({ latitude: 45.78, longitude: -92.67 })).toBe('54840');
  expect(zipOf({ latitude: 46.01, longitude: -92.41 })).toBe('54872');
  expect(zipOf({ latitude: 20, longitude: -100 })).toBeUndefined();
});
