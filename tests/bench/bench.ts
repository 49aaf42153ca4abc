/**
 * `npm run bench -- --places N [--peers] [--languages] [--runs R] [--seed S] [--profile]`: builds of a made-up site of N places, from
 * nothing, with one text edited and with nothing changed; with --peers beside other tools on the same content, with --languages beside the same site in two languages, in turns. Prints
 * medians as one Markdown table. The tools run on the Node that runs the bench. A report, not a test.
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
import { inTwoLanguages } from './second-language.ts';
import { printStages } from './stages.ts';
import type { Subject } from './subject.ts';
import { treesite } from './treesite-subject.ts';

const { values: flags } = parseArgs({
  options: {
    places: { type: 'string', default: '1000' },
    peers: { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    profile: { type: 'boolean', default: false },
  },
});
const runs = Number(flags.runs);
const steps = ['cold', 'edited', 'unchanged'] as const;

type Results = Map<Subject, Record<(typeof steps)[number], Measured[]>>;

/** Takes turns, so that a slow period of the machine affects all subjects. */
async function measureAll(subjects: readonly Subject[], site: BenchSite, root: string): Promise<Results> {
  const results: Results = new Map(subjects.map((subject) => [subject, { cold: [], edited: [], unchanged: [] }]));
  const folderOf = (subject: Subject) => path.join(root, `${subjects.indexOf(subject)}`);
  for (const subject of subjects) {
    mkdirSync(folderOf(subject), { recursive: true });
    subject.write(folderOf(subject), site);
  }
  for (let run = 1; run <= runs; run++) {
    for (const step of steps) {
      for (const [subject, measured] of results) {
        const folder = folderOf(subject);
        if (step === 'cold') subject.clean(folder);
        if (step === 'edited') subject.edit(folder, { site, words: `Edit number ${run}.` });
        const result = await measure(subject.build(folder));
        measured[step].push(result);
        console.error(`run ${run} of ${runs}: ${subject.name}, ${step}: ${result.processor.toFixed(2)} s`);
      }
    }
  }
  return results;
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

function printTable(results: Results): void {
  const heads = steps.flatMap((step) => [`${step}: processor s`, 'wall s', 'MiB']);
  console.log(`\n| | ${heads.join(' | ')} |\n|---|${heads.map(() => '---').join('|')}|`);
  for (const [{ name }, measured] of results) {
    const cells = steps.flatMap((step) => {
      const { processor, wall, memory } = median(measured[step]);
      return [processor.toFixed(2), wall.toFixed(2), memory?.toFixed(0) ?? '–'];
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

const root = mkdtempSync(path.join(os.tmpdir(), 'treesite-bench-'));
try {
  const peers = flags.peers ? Object.values(loadPeers()).filter((peer) => peer !== undefined) : [];
  const languages = flags.languages ? [inTwoLanguages] : [];
  const site = generateSite({ places: Number(flags.places), seed: Number(flags.seed), ...ownCompany() });
  const results = await measureAll([treesite, ...languages, ...peers], site, path.join(root, 'sites'));
  const cpus = os.cpus();
  console.log(
    `${flags.places} places, seed ${flags.seed}, medians of ${runs}. Node ${process.version}, ${cpus.length} × ${cpus[0]?.model.trim()}, ${os.platform()}.`,
  );
  printTable(results);
  if (flags.profile) await printStages(path.join(root, 'sites', '0'));
} finally {
  rmSync(root, { recursive: true, force: true });
}
