/** What a snapshot gives back is what was written: each list, once in memory, and texts of all languages. */
import path from 'node:path';
import { expect, it } from 'vitest';
import type { CachedFiles } from '../../../../src/pipeline/data/cached-files.ts';
import type { BuildOptions } from '../../../../src/pipeline/site-options.ts';
import { readBody, type SnapshotBody, writeSnapshot } from '../../../../src/pipeline/snapshot/snapshot.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const root = tempFolder();
const folders = { data: 'data', templates: 'templates', static: 'static', out: 'dist' } as const;
const inRoot = Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, path.join(root, folder)]));
const options = { root, packageRoot: root, minify: 'fast', ...inRoot } as unknown as BuildOptions;

const services = ['stump-grinding', 'pruning'];
const placeFacts = (name: string, city: object) => ({
  draft: false,
  needs: { county: ['pitt-county-nc'], service: services, page: [] },
  diagnostics: [],
  city: { name, services, order: 2, ...city },
  name,
});

it('gives back all facts in their order, with each list once', () => {
  const byPath = {
    'data/cities/bath-nc.yaml': { hash: 'a', facts: placeFacts('Bath', { description: 'Oaks …' }) },
    'data/cities/ohka.yaml': { hash: 'b', facts: placeFacts('大阪 🌲', { services: [] }) },
    'data/site.yaml': { hash: 'c', facts: { draft: false, needs: {} }, content: { value: { name: '“É”' } } },
  } as unknown as CachedFiles['byPath'];
  const body = { '': { files: { context: 'k', byPath }, links: {}, pages: {} } } as unknown as SnapshotBody;
  writeSnapshot(options, { head: undefined, body });
  const read = readBody(options);
  expect(JSON.stringify(read?.['']?.files)).toBe(JSON.stringify({ context: 'k', byPath }));
  const lists = Object.values(read?.['']?.files.byPath ?? {}).map(({ facts }) => facts.needs.service);
  expect(lists[0]).toBe(lists[1]);
});
