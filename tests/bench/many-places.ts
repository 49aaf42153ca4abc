/** Writes a site of any number of places: this repository's own data, with made-up places around its first one. Touches the given folder only. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const repository = path.join(import.meta.dirname, '..', '..');

/** `folder` gets `data` with `count` more places; each is as long as a real one. */
export function writeManyPlaces(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(repository, 'data'), path.join(folder, 'data'), { recursive: true });
  const cities = path.join(folder, 'data', 'cities');
  const model = parse(readFileSync(path.join(cities, 'ayden-nc.yaml'), 'utf8')) as Record<string, unknown>;
  for (let index = 0; index < count; index++) {
    const place = madeUpPlace(model, index, count);
    writeFileSync(path.join(cities, `${placeSlug(index)}.yaml`), stringify(place));
  }
}

export function placeSlug(index: number): string {
  return `sampleton-${index}-nc`;
}

/** On a grid of two degrees, so that every place has its own neighbours. */
function madeUpPlace(model: Record<string, unknown>, index: number, count: number): Record<string, unknown> {
  const side = Math.ceil(Math.sqrt(count));
  const step = 2 / side;
  return {
    ...model,
    name: `Sampleton ${index}`,
    metaTitle: `Sampleton ${index} | Sample`,
    geo: { latitude: round(34.5 + Math.floor(index / side) * step), longitude: round(-78.5 + (index % side) * step) },
    aliases: [],
    nearby: [],
    featured: false,
    map: false,
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
