/** What `treesite dev` loads before it answers. Each library takes as long to load as a hundred places to read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/run-cli.ts';

const read = (name: string) => readFileSync(path.join(projectRoot, 'bin/lib', name), 'utf8');

/** A module that is loaded later: a compiled file whose name ends with a hash. */
function later(from: string, name: string): string {
  const found = new RegExp(`import\\("\\./(${name}-[A-Z0-9]+\\.js)"\\)`).exec(read(from))?.[1];
  if (found === undefined) throw new Error(`${from} does not load ${name}.`);
  return found;
}

/** The packages that a compiled file needs to be loaded at all. */
function packagesOf(name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const imports = [...read(name).matchAll(/^(?:import|export)\b[^;'"]*["']([^"']+)["'];/gm)].flatMap(
    ([, to]) => to ?? [],
  );
  return imports.flatMap((to) => {
    if (to.startsWith('./')) return packagesOf(to.slice(2), seen);
    return to.startsWith('node:') ? [] : to;
  });
}

it('loads no package that it does not need', () => {
  const command = later(later('cli.js', 'program'), 'dev-command');
  const site = later(command, 'dev-site');
  expect(packagesOf('cli.js')).toEqual([]);
  expect([...new Set([...packagesOf(command), ...packagesOf(site)])].sort()).toEqual([
    ...['commander', 'd3-polygon', 'js-yaml', 'marked', 'mrmime'],
    ...['react', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'topojson-client'],
  ]);
});
