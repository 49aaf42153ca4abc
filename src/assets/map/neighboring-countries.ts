/** A projected frame → the countries in it that the US atlas lacks. Reads the world atlas on first use. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeoProjection } from 'd3-geo';
import type { Feature } from 'geojson';
import { feature } from 'topojson-client';
import type * as topojson from 'topojson-specification';
import { type Bounds, boundsOf, intersects, type Ring, ringsOf } from '../../domain/geography/plane.ts';
import { once } from '../../memo/memoize.ts';
import { drawRings } from './projection.ts';
import { simplifyLine } from './simplify-path.ts';

/** The United States and its territories, which the US atlas draws in more detail. */
const drawnAlready = new Set(['840', '630', '316', '850', '580', '016']);

type Countries = { countries: topojson.GeometryCollection };

interface Country {
  shape: Feature;
  bounds: Bounds;
}

/** Scales of the world atlas, one to 50 and to 10 million: the first drawing takes 0.15 s with the coarser one, 0.4 s with the finer one (processor time on a busy machine). */
const countries = { '50m': once(() => readCountries('50m')), '10m': once(() => readCountries('10m')) };

interface CountriesInput {
  projection: GeoProjection;
  bounds: Bounds;
  tolerance: number;
  detail: keyof typeof countries;
}

/** `projection` clips to the frame. Lakes are part of a country: its half of Lake Erie counts as Canada. */
export function drawCountries({ projection, bounds, tolerance, detail }: CountriesInput): Ring[] {
  const near = countries[detail]().filter((country) => intersects(country.bounds, bounds));
  const rings = drawRings(
    projection,
    near.map(({ shape }) => shape),
  );
  return rings.map((ring) => simplifyLine(ring, tolerance));
}

function readCountries(detail: string): Country[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  const atlas: topojson.Topology<Countries> = JSON.parse(readFileSync(file, 'utf8'));
  return feature(atlas, atlas.objects.countries)
    .features.filter(({ id }) => !drawnAlready.has(String(id)))
    .map((shape) => ({ shape, bounds: boundsOf(ringsOf(shape.geometry)) }));
}
