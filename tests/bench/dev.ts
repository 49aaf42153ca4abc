/**
 * `npm run bench:dev [-- --places 10000 --saves 100]`: processor time of `treesite dev` until its first page, without a cache and with one,
 * and from a saved text until the page with it was fetched; its heap as the saves go on. A report, not a test.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type BenchSite, generateSite } from './generate-site.ts';
import { measure } from './measure.ts';
import { ownCompany } from './own-company.ts';
import { editedPlace, serveArgs, treesite } from './treesite-subject.ts';

const { values: flags } = parseArgs({
  options: { places: { type: 'string', default: '10000' }, saves: { type: 'string', default: '100' } },
});

const reporter = pathToFileURL(fileURLToPath(new URL('report-usage.mjs', import.meta.url))).href;

interface Usage {
  /** Milliseconds since the start, of all threads. */
  processor: number;
  /** MiB. */
  heap: number;
}

/** A running dev server. */
class MeasuredServer {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  static async start(folder: string): Promise<MeasuredServer> {
    const child = spawn(process.execPath, ['--expose-gc', '--import', reporter, ...serveArgs(folder)], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        const found = /http:\S+/.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
    });
    return new MeasuredServer(child, address);
  }

  async usage(asked: 'usage' | 'heap' = 'usage'): Promise<Usage> {
    this.#child.send(asked);
    const [answer] = await once(this.#child, 'message');
    return answer as Usage;
  }

  async text(page: string): Promise<string> {
    return (await fetch(this.address + page)).text();
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGINT');
    await once(this.#child, 'exit');
  }
}

async function measureAll(root: string, { places, saves }: { places: number; saves: number }): Promise<void> {
  const site = generateSite({ places, seed: 1, ...ownCompany() });
  treesite.write(root, site);
  const page = `areas/${editedPlace(site.places).slug}/`;
  console.log(`treesite dev, ${places} places: milliseconds of processor time`);
  for (const cache of ['no cache', 'no cache']) await printFirstPage(root, { page, cache });
  await measure(treesite.build(root));
  for (const cache of ['cache of a build', 'cache of a build']) await printFirstPage(root, { page, cache });
  await printSaves(root, { site, page, saves });
}

/** Each in a server of its own. */
async function printFirstPage(root: string, { page, cache }: { page: string; cache: string }): Promise<void> {
  if (cache === 'no cache') treesite.clean(root);
  const server = await MeasuredServer.start(root);
  await server.text(page);
  const first = await server.usage();
  await server.text('');
  const home = await server.usage();
  // Waits for the checks of all files, which follow the first pages.
  await server.text('robots.txt');
  const checked = await server.usage();
  const others: string[] = [];
  for (const file of ['robots.txt', 'manifest.webmanifest', 'sitemap.xml']) {
    const before = await server.usage();
    await server.text(file);
    others.push(`${file} ${((await server.usage()).processor - before.processor).toFixed(0)}`);
  }
  await server.stop();
  const [shown, checks] = [home.processor - first.processor, checked.processor - home.processor];
  const more = [`home page ${shown.toFixed(0)}`, `checks ${checks.toFixed(0)}`, ...others].join(', ');
  console.log(`  ${cache}: first page ${first.processor.toFixed(0)}; then ${more}`);
}

/** How often the heap is measured. */
const step = 100;

async function printSaves(
  root: string,
  { site, page, saves }: { site: BenchSite; page: string; saves: number },
): Promise<void> {
  const server = await MeasuredServer.start(root);
  const version = /data-version="([^"]*)"/.exec(await server.text(page))?.[1] ?? '';
  const changes = await openChannel(`${server.address}@treesite/events?page=/${page}&version=${version}`);
  let taken: number[] = [];
  for (let save = 1; save <= saves; save++) {
    const words = `Number ${save} of the saves.`;
    const before = await server.usage();
    treesite.edit(root, { site, words });
    await changes.next();
    if (!(await server.text(page)).includes(words)) throw new Error(`Save ${save} is not on the page.`);
    taken.push((await server.usage()).processor - before.processor);
    if (save % step !== 0 && save !== saves) continue;
    const sorted = taken.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const { heap } = await server.usage('heap');
    console.log(
      `  saves up to ${save}: ${median.toFixed(0)} (median; ${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)}), heap ${heap.toFixed(0)} MiB`,
    );
    taken = [];
  }
  await changes.close();
  await server.stop();
}

/** The events that an open page receives: resolves with each change of the page. */
async function openChannel(url: string): Promise<{ next: () => Promise<void>; close: () => Promise<void> }> {
  const reader = (await fetch(url)).body?.getReader();
  if (!reader) throw new Error('The server sends no events.');
  let text = '';
  const next = async () => {
    while (!/event: page\n/.test(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The channel was closed.');
      text += Buffer.from(value).toString();
    }
    text = text.slice(text.indexOf('event: page\n') + 'event: page\n'.length);
  };
  return { next, close: () => reader.cancel() };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-dev-bench-'));
try {
  await measureAll(folder, { places: Number(flags.places), saves: Number(flags.saves) });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
