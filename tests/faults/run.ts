/** `npm run test:faults`: the long form of the tests with faults. Prints a line for each part, and exits with 1 if anything is wrong. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateSite } from '../bench/generate-site.ts';
import { ownCompany } from '../bench/own-company.ts';
import { treesite } from '../bench/treesite-subject.ts';
import { randomFrom } from '../support/random.ts';
import { allStates, runBuildFaults } from './build-faults.ts';
import { runSequence } from './edit-sequences.ts';
import { runEditedBuilds } from './edited-builds.ts';
import { faultKinds } from './fault-fs.ts';
import { readErrors, readKinds } from './fault-reads.ts';
import { runKills, runTwoAtOnce } from './kills.ts';
import { runCoarseTimes, runJumpingClock } from './odd-time-builds.ts';
import { makeWarm } from './project.ts';
import { type Outcome, runPublicationFaults } from './publication-faults.ts';
import { readCases, runReadFaults } from './read-faults.ts';
import { runServerFaults } from './server-faults.ts';
import { runFullDisk, whyNoMount } from './small-disk.ts';
import { runSmallMemory } from './small-memory.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    /** Of whole builds and of commands that read: only those whose name begins with this, such as `second`. */
    state: { type: 'string', default: '' },
    kills: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '100' },
    edits: { type: 'string', default: '210' },
    disks: { type: 'string', default: '100' },
    memories: { type: 'string', default: '100' },
    steps: { type: 'string', default: '200' },
    places: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
const [every, seed] = [Number(values.every), Number(values.seed)];
const root = mkdtempSync(path.join(os.tmpdir(), 'treesite-faults-'));
const below = (name: string) => path.join(root, name);
mkdirSync(below('publish'));
let wrong = 0;

function print(part: string, figures: string, found: readonly string[]): void {
  wrong += found.length;
  console.log(`${part}: ${figures}; ${found.length} wrong`);
  for (const one of found) console.log(`  ${one}`);
}

function ofOutcomes(outcomes: readonly Outcome[]): [string, string[]] {
  const count = (state: Outcome['live']) => outcomes.filter(({ live }) => live === state).length;
  const live = (['old', 'new', 'missing', 'mixed'] as const).map((state) => `${state} ${count(state)}`);
  const found = outcomes.flatMap(({ state, kind, at, call, wrong: said }) =>
    said.map((one) => `${state}, ${kind} at ${at} (${call}): ${one}`),
  );
  return [
    `${outcomes.length} faults, every ${every === 1 ? 'call' : `${every}. call`}; live afterwards: ${live.join(', ')}`,
    found,
  ];
}

let tried = 0;

/** What a long run has found so far. */
function onOutcome(outcome: Outcome): void {
  tried++;
  if (tried % 100 === 0) console.error(`${tried} faults: ${outcome.state}, ${outcome.kind} at ${outcome.at}`);
  if (outcome.wrong.length > 0) console.error(ofOutcomes([outcome])[1].join('\n'));
}

const parts: Record<string, () => Promise<void>> = {
  publish: async () => print('publish', ...ofOutcomes(await runPublicationFaults(below('publish'), faultKinds, every))),
  build: async () => {
    const states = allStates.filter((state) => state.startsWith(values.state));
    const options = { kinds: faultKinds, states, every, from: seed, onOutcome };
    print('build', ...ofOutcomes(await runBuildFaults(below('build'), options)));
  },
  kills: async () => {
    const options = { count: Number(values.kills), healEvery: 5, random: randomFrom(seed) };
    const { kills, finished, live, wrong: found } = await runKills(below('kills'), options);
    const was = `live afterwards: old ${live.old}, new ${live.new}, some pages of each ${live.mixed}`;
    print('kill -9', `seed ${seed}, ${kills} kills, ${finished} builds that ended before; ${was}`, found);
  },
  two: async () => {
    const { rounds, wrong: found } = await runTwoAtOnce(below('two'), {
      rounds: Number(values.rounds),
      random: randomFrom(seed),
    });
    print('two builds at once', `seed ${seed}, ${rounds} rounds`, found);
  },
  disk: async () => {
    const why = whyNoMount();
    if (why !== undefined) return console.log(`full disk: skipped, ${why}`);
    for (const everything of [false, true]) {
      const options = { builds: Number(values.disks), random: randomFrom(seed), everything };
      const { builds, refused, wrong: found } = await runFullDisk(below('disk'), options);
      const what = everything ? 'project and output' : 'output';
      print(
        'full disk of 2 or 3 MB',
        `${what} on it, seed ${seed}, ${builds} builds, ${refused} of them with too little room`,
        found,
      );
    }
  },
  reads: async () => {
    const cases = Object.keys(readCases).filter((name) => name.startsWith(values.state));
    const project = await makeWarm(below('warm'));
    const outcomes = await runReadFaults(below('reads'), { kinds: readKinds, cases, project, every, from: seed });
    const failed = outcomes.filter(({ code }) => code !== 0).length;
    const found = outcomes.flatMap(({ name, kind, at, call, wrong: said }) =>
      said.map((one) => `${name}, ${kind} at ${at} (${call}): ${one}`),
    );
    const figures = `seed ${seed}, ${outcomes.length} faults, every ${every}. call; ${failed} commands stopped with a message`;
    print('failing reads', figures, found);
  },
  servers: async () => {
    const project = await makeWarm(below('served'));
    for (const isRead of [true, false]) {
      const kinds = isRead ? readErrors : (['ENOSPC', 'EIO', 'EACCES', 'EMFILE'] as const);
      const outcomes = await runServerFaults(below('servers'), { kinds, project, isRead, every, from: seed });
      const failed = outcomes.filter(({ status }) => status !== 200).length;
      const found = outcomes.flatMap(({ name, kind, at, call, wrong: said }) =>
        said.map((one) => `${name}, ${kind} at ${at} (${call}): ${one}`),
      );
      const figures = `seed ${seed}, ${outcomes.length} faults, every ${every}. call; ${failed} pages replaced by a message`;
      print(`dev and preview, failing ${isRead ? 'reads' : 'writes'}`, figures, found);
    }
  },
  times: async () => {
    const options = {
      rounds: Number(values.rounds),
      random: randomFrom(seed),
      project: await makeWarm(below('rounded')),
    };
    const { builds, wrong: found } = await runCoarseTimes(below('times'), options);
    print('file times in steps of 1 s and 2 s', `seed ${seed}, ${builds} builds`, found);
  },
  clock: async () => {
    const options = {
      rounds: Number(values.rounds),
      random: randomFrom(seed),
      project: await makeWarm(below('dated')),
    };
    const { builds, wrong: found } = await runJumpingClock(below('clock'), options);
    print('a clock that jumps', `seed ${seed}, ${builds} builds`, found);
  },
  memory: async () => {
    const options = {
      builds: Number(values.memories),
      random: randomFrom(seed),
      project: await makeWarm(below('thrifty')),
    };
    const { builds, failed, wrong: found } = await runSmallMemory(below('memory'), options);
    print('too little memory', `seed ${seed}, ${builds} builds, ${failed} of them ended with an error`, found);
  },
  sequence: async () => {
    const site = below('sequence');
    const places = Number(values.places);
    treesite.write(site, generateSite({ places, seed: 1, ...ownCompany() }));
    const found = await runSequence(site, {
      steps: Number(values.steps),
      random: randomFrom(seed),
      editsTemplates: true,
      keepsAssets: (step) => step % 10 !== 0,
      onStep: (step, { made, pages }) => {
        if (step % 25 === 0) console.error(`${step} steps: ${made} of ${pages} pages made`);
      },
    });
    const { steps, invalid, made, pages, wrong } = found;
    const figures = `${places} places, seed ${seed}, ${steps} steps, ${invalid} with errors; ${made} of ${pages} pages made`;
    print('random edits', figures, wrong);
  },
  edits: async () => {
    const options = {
      builds: Number(values.edits),
      random: randomFrom(seed),
      project: await makeWarm(below('edited')),
    };
    const { builds, atOnce, withEdit, refused, wrong: found } = await runEditedBuilds(below('edits'), options);
    const what = `${atOnce} while files were written, ${withEdit} published what was written, ${refused} gave up`;
    print('files written during builds', `seed ${seed}, ${builds} builds, ${what}`, found);
  },
};

for (const [name, run] of Object.entries(parts)) if (values.only === undefined || values.only === name) await run();
rmSync(root, { recursive: true });
process.exitCode = wrong === 0 ? 0 : 1;
