/** Four counties and seventeen places of North Carolina, and the map of them. */
import type { createMapPlanner } from '../../../../src/assets/map/coverage-map.ts';
import type { ServedArea } from '../../../../src/assets/map/map-layout.ts';
import { countyOfCode, extentOf } from '../../../../src/domain/geography/county-outlines.ts';
import { readMap } from './drawn-map.ts';

type Place = ServedArea['places'][number];

export const label = 'Coverage map';
export const widths = ['wide', 'narrow'] as const;

export const counties = [
  aCounty('37013', 'Beaufort County'),
  aCounty('37147', 'Pitt County'),
  aCounty('37049', 'Craven County'),
  aCounty('37107', 'Lenoir County'),
];

export const places = [
  aPlace('Greenville', 35.6127, -77.3664, 25_000, '37147'),
  aPlace('Washington', 35.5466, -77.0522, 25_000),
  aPlace('New Bern', 35.1085, -77.0441, 25_000, '37049'),
  aPlace('Winterville', 35.5291, -77.4011, 15_000, '37147'),
  aPlace('Chocowinity', 35.5148, -77.1017, 15_000),
  aPlace('Kinston', 35.2627, -77.5816, 20_000, '37107'),
  aPlace('Ayden', 35.4727, -77.4155, 15_000, '37147'),
  aPlace('Farmville', 35.5954, -77.5853, 15_000, '37147'),
  aPlace('Bath', 35.4702, -76.8119, 10_000),
  aPlace('Belhaven', 35.5402, -76.623, 12_000),
  aPlace('Aurora', 35.303, -76.7889, 12_000),
  aPlace('Grimesland', 35.5685, -77.2025, 12_000, '37147'),
  aPlace('Pantego', 35.5874, -76.6594, 8_000),
  aPlace('Pinetown', 35.6111, -76.8558, 8_000),
  aPlace('Edward', 35.3236, -76.8794, 8_000),
  aPlace('Havelock', 34.8791, -76.9013, 8_000, '37049'),
  aPlace('Grifton', 35.3727, -77.4375, 8_000, '37147'),
];

export type Planner = ReturnType<typeof createMapPlanner>;

export async function svgOf({ files }: Planner, map: ReturnType<Planner['plan']>): Promise<string> {
  const file = files.find(({ path }) => `/${path}` === map?.drawing);
  if (!file) throw new Error('the drawing is not among the files');
  return new TextDecoder().decode(await file.make());
}

export async function drawing(planner: Planner, map: ReturnType<Planner['plan']>) {
  return readMap(await svgOf(planner, map));
}

export function aCounty(fips: string, name = `County ${fips}`) {
  const inAtlas = countyOfCode(fips);
  return { slug: fips, fips, name, href: `/${fips}/`, extent: inAtlas && extentOf(inAtlas) };
}

export function aPlace(
  name: string,
  latitude: number,
  longitude: number,
  radiusMeters = 10_000,
  county = '37013',
  featured = false,
): Place {
  const href = `/${name.toLowerCase().replaceAll(' ', '-')}/`;
  return { name, href, county, latitude, longitude, radiusMeters, featured };
}
