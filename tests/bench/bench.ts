/**
 * `npm run bench -- --places N [--peers] [--runs R] [--seed S] [--profile]`: builds of a made-up site of N places, from nothing, with
 * nothing changed and with one text edited; with --peers beside other tools on the same content, in turns. Prints medians as
 * Markdown tables, and with --peers how far each target is. A report, not a test.
 *
 * Processor time and memory are those of the whole process tree. treesite validates, links, checks links and minifies; the
 * peers do none of this.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchSite, generateSite } from './generate-site.ts';
import { type Measured, measure } from './measure.ts';
import { ownCompany } from './own-company.ts';
import { loadPeers } from './peers.ts';
import { printProfile } from './profile.ts';
import type { Subject } from './subject.ts';
import { type AllFigures, type Figures, judge } from './targets.ts';
import { clearSavedPages, copyOwnSite, treesite } from './treesite-subject.ts';

const { values: flags } = parseArgs({
  options: {
    places: { type: 'string', default: '1000' },
    peers: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    profile: { type: 'boolean', default: false },
  },
});
const runs = Number(flags.runs);
const ownPlaces = 17;

interface Entry {
  key: 'treesite' | 'react' | 'eleventy' | 'hugo';
  subject: Subject;
}

const siteOf = (places: number) => generateSite({ places, seed: Number(flags.seed), ...ownCompany() });

type Step = 'cold' | 'unchanged' | 'edited';

/** Takes turns, so that a slow period of the machine affects all subjects. */
async function measureAll(
  entries: readonly Entry[],
  site: BenchSite,
  root: string,
): Promise<Map<Entry, Record<Step, Measured[]>>> {
  const results = new Map(
    entries.map((entry) => [entry, { cold: [], unchanged: [], edited: [] } as Record<Step, Measured[]>]),
  );
  for (const { key, subject } of entries) {
    mkdirSync(path.join(root, key), { recursive: true });
    subject.write(path.join(root, key), site);
  }
  for (let run = 0; run < runs; run++) {
    for (const step of ['cold', 'unchanged', 'edited'] as const) {
      for (const [{ key, subject }, measured] of results) {
        if (step === 'unchanged' && key !== 'treesite') continue;
        const folder = path.join(root, key);
        if (step === 'cold') subject.clean(folder);
        if (step === 'edited') subject.edit(folder, { site, words: `Edit number ${run + 1}.` });
        measured[step].push(await measure(subject.build(folder)));
        console.error(
          `run ${run + 1} of ${runs}: ${subject.name}, ${step}: ${measured[step].at(-1)?.processor.toFixed(2)} s`,
        );
      }
    }
  }
  return results;
}

async function ownSiteSeconds(root: string): Promise<number> {
  const folder = path.join(root, 'own');
  copyOwnSite(folder);
  const results: Measured[] = [];
  // The first fills the cache.
  for (let run = 0; run <= runs; run++) {
    clearSavedPages(folder);
    results.push(await measure(treesite.build(folder)));
  }
  return median(results.slice(1)).processor;
}

/** Each figure's own. */
function median(results: readonly Measured[]): Measured {
  const middle = (pick: (measured: Measured) => number) =>
    results.map(pick).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN;
  const memory = middle(({ memory = Number.NaN }) => memory);
  return {
    processor: middle(({ processor }) => processor),
    wall: middle(({ wall }) => wall),
    memory: Number.isNaN(memory) ? undefined : memory,
    stderr: results.at(-1)?.stderr ?? '',
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

const root = mkdtempSync(path.join(os.tmpdir(), 'treesite-bench-'));
try {
  const peers = flags.peers ? loadPeers() : undefined;
  const entries: Entry[] = [{ key: 'treesite', subject: treesite }];
  if (peers) entries.push({ key: 'react', subject: peers.react }, { key: 'eleventy', subject: peers.eleventy });
  if (peers?.hugo) entries.push({ key: 'hugo', subject: peers.hugo });
  const site = siteOf(Number(flags.places));
  const results = await measureAll(entries, site, path.join(root, 'sites'));

  const cpus = os.cpus();
  console.log(
    `${flags.places} places, seed ${flags.seed}, medians of ${runs}. Node ${process.version}, ${cpus.length} × ${cpus[0]?.model.trim()}, ${os.platform()}.`,
  );
  const figures = new Map(
    [...results].map(([entry, steps]) => [
      entry,
      {
        cold: median(steps.cold),
        edited: median(steps.edited),
        ...(steps.unchanged.length > 0 && { unchanged: median(steps.unchanged) }),
      } satisfies Figures,
    ]),
  );
  table(
    ['', 'processor s', 'wall s', 'peak MiB'],
    [...figures].flatMap(([{ subject }, steps]) =>
      Object.entries(steps).map(([step, { processor, wall, memory }]) => [
        `${subject.name}, ${step}`,
        processor.toFixed(2),
        wall.toFixed(2),
        memory?.toFixed(0) ?? '–',
      ]),
    ),
  );
  const own = await ownSiteSeconds(root);
  console.log(`\nOwn site, pictures and bundles cached: ${own.toFixed(2)} s of processor time.`);
  if (peers) {
    const small = await measureAll(
      [{ key: 'eleventy', subject: peers.eleventy }],
      siteOf(ownPlaces),
      path.join(root, 'small'),
    );
    const byKey = Object.fromEntries([...figures].map(([{ key }, steps]) => [key, steps])) as Record<
      Entry['key'],
      Figures
    >;
    const all: AllFigures = { ...byKey, own, eleventyOwn: median([...small.values()][0]?.cold ?? []).processor };
    table(
      ['target', 'measured', 'must', 'aim'],
      judge(all).map(({ name, measured, must, aim }) => [name, measured, must, aim]),
    );
  }
  if (flags.profile) await printProfile(path.join(root, 'sites', 'treesite'));
} finally {
  rmSync(root, { recursive: true, force: true });
}
