/**
 * `npm run bench:dev [-- --places 10000 --saves 100]`: processor time of `treesite dev` until its first page, without a cache and with one,
 * and from a saved text until the page with it was fetched. Reads /proc. A report, not a test.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openEvents } from '../support/dev-events.ts';
import { spawnServer } from '../support/sites/spawn-server.ts';
import { type BenchSite, generateSite } from './generate-site.ts';
import { measure, seconds } from './measure.ts';
import { ownCompany } from './own-company.ts';
import { editedPlace, serveArgs, treesite } from './treesite-subject.ts';

const { values: flags } = parseArgs({
  options: { places: { type: 'string', default: '10000' }, saves: { type: 'string', default: '100' } },
});

interface Server {
  /** Without a slash at its end. */
  origin: string;
  text: (page: string) => Promise<string>;
  /** Milliseconds since the start, of all threads, in hundredths of seconds. */
  used: () => number;
  stop: () => Promise<void>;
}

async function start(folder: string): Promise<Server> {
  const { child, port } = await spawnServer(serveArgs(folder), { cwd: folder });
  const origin = `http://localhost:${port}`;
  return {
    origin,
    text: async (page) => (await fetch(`${origin}/${page}`)).text(),
    used: () => (seconds(child.pid ?? 0) ?? 0) * 1000,
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

/** In a server of its own. */
async function printFirstPage(root: string, { page, cache }: { page: string; cache: string }): Promise<void> {
  const server = await start(root);
  const taken: string[] = [];
  // The checks of all files follow the first pages, and the file waits for them.
  for (const [what, file] of Object.entries({ 'first page': page, 'home page': '', checks: 'robots.txt' })) {
    const before = taken.length === 0 ? 0 : server.used();
    await server.text(file);
    taken.push(`${what} ${(server.used() - before).toFixed(0)}`);
  }
  await server.stop();
  console.log(`  ${cache}: ${taken.join(', ')}`);
}

async function printSaves(
  root: string,
  { site, page, saves }: { site: BenchSite; page: string; saves: number },
): Promise<void> {
  const server = await start(root);
  const changes = await openEvents(server.origin, `/${page}`, await server.text(page));
  const taken: number[] = [];
  for (let save = 1; save <= saves; save++) {
    const words = `Number ${save} of the saves.`;
    const before = server.used();
    treesite.edit(root, { site, words });
    await changes.next('reload');
    if (!(await server.text(page)).includes(words)) throw new Error(`Save ${save} is not on the page.`);
    taken.push(server.used() - before);
  }
  taken.sort((a, b) => a - b);
  console.log(
    `  a save: ${taken[saves >> 1]?.toFixed(0)} (median; ${taken[0]?.toFixed(0)} to ${taken.at(-1)?.toFixed(0)})`,
  );
  changes.close();
  await server.stop();
}

const root = mkdtempSync(path.join(os.tmpdir(), 'treesite-dev-bench-'));
try {
  const site = generateSite({ places: Number(flags.places), seed: 1, ...ownCompany() });
  treesite.write(root, site);
  const page = `areas/${editedPlace(site.places).slug}/`;
  console.log(`treesite dev, ${flags.places} places: milliseconds of processor time`);
  await printFirstPage(root, { page, cache: 'no cache' });
  await measure(treesite.build(root));
  await printFirstPage(root, { page, cache: 'cache of a build' });
  await printSaves(root, { site, page, saves: Number(flags.saves) });
} finally {
  rmSync(root, { recursive: true, force: true });
}
