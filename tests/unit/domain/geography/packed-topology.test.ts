import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import { expect, test } from 'vitest';
import { type Area, PackedTopology } from '../../../../src/domain/geography/packed-topology.ts';

const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
const read = () => JSON.parse(readFileSync(file, 'utf8'));
const packed = new PackedTopology(read());
const topology = read();
const counties: Area[] = topology.objects.counties.geometries;

test('gives each county the same points as topojson-client', () => {
  for (const county of counties)
    expect(JSON.stringify(feature(packed.part([county]), county))).toBe(JSON.stringify(feature(topology, county)));
});

test('gives the bounds of all points of an area', () => {
  for (const county of counties.slice(0, 300)) {
    const pairs = JSON.stringify(feature(topology, county)).matchAll(/\[-?[\d.]+,-?[\d.]+\]/g);
    const points: Position[] = [...pairs].map(([point]) => JSON.parse(point));
    const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
    expect(packed.boundsOf(county)).toEqual({
      left: Math.min(...xs),
      right: Math.max(...xs),
      bottom: Math.min(...ys),
      top: Math.max(...ys),
    });
  }
});

test('draws a border that two counties share once', () => {
  const drawn: Position[][] = [];
  const pittAndGreene = counties.filter(({ id }) => id === '37147' || id === '37079');
  packed.part(pittAndGreene, (arc) => {
    drawn.push(arc);
    return arc;
  });
  expect(new Set(drawn.map((arc) => JSON.stringify(arc))).size).toBe(drawn.length);
});
