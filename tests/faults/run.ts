/** `npm run test:faults`: the long form of the tests with faults. Prints a line for each part, and exits with 1 if anything is wrong. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateSite } from '../bench/generate-site.ts';
import { ownCompany } from '../bench/own-company.ts';
import { treesite } from '../bench/treesite-subject.ts';
import { runSequence } from '../edits/run-sequence.ts';
import { randomFrom } from '../support/random.ts';
import { buildScenario } from './build-scenarios.ts';
import { describeWrong, failAtEveryCall, type Scenario } from './every-call.ts';
import { buildTwoAtOnce, endAtRandom } from './interrupted-builds.ts';
import { makeWarm, minimal } from './project.ts';
import { publishScenarios, rollbackScenario } from './publish-scenarios.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    kills: { type: 'string', default: '1000' },
    interrupts: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '100' },
    steps: { type: 'string', default: '200' },
    places: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
const [every, seed] = [Number(values.every), Number(values.seed)];
const random = randomFrom(seed);
const root = mkdtempSync(path.join(os.tmpdir(), 'treesite-faults-'));
const below = (name: string) => path.join(root, name);
let wrong = 0;

function print(part: string, figures: string, found: readonly string[]): void {
  wrong += found.length;
  console.log(`${part}: seed ${seed}, ${figures}; ${found.length} wrong`);
  for (const one of found) console.log(`  ${one}`);
}

async function fail(part: string, scenarios: readonly Scenario[]): Promise<void> {
  for (const scenario of scenarios) {
    mkdirSync(below(part), { recursive: true });
    const outcomes = await failAtEveryCall(below(part), scenario, { every, from: seed });
    const states = [...new Set(outcomes.map(({ live }) => live))];
    const live = states.map((state) => `${state} ${outcomes.filter((one) => one.live === state).length}`);
    const figures = `${outcomes.length} faults, 1 in ${every}; live afterwards: ${live.join(', ')}`;
    print(`${part}, ${scenario.name}`, figures, describeWrong(outcomes));
  }
}

async function end(part: string, count: number, signals: Parameters<typeof endAtRandom>[1]['signals']): Promise<void> {
  const report = await endAtRandom(below(part), { project: minimal, count, random, signals });
  const live = Object.entries(report.live).map(([state, times]) => `${state} ${times}`);
  print(part, `${report.ended} ended, ${report.finished} finished; live afterwards: ${live.join(', ')}`, report.wrong);
}

const parts: Record<string, () => Promise<void>> = {
  publish: () => fail('publish', [...publishScenarios, rollbackScenario]),
  build: async () => {
    const warm = await makeWarm(below('warm'));
    await fail('build', [buildScenario(minimal, 0), buildScenario(warm, 1)]);
  },
  kills: () => end('kills', Number(values.kills), ['SIGKILL']),
  interrupts: () => end('interrupts', Number(values.interrupts), ['SIGINT', 'SIGTERM']),
  two: async () => {
    const rounds = Number(values.rounds);
    const found = await buildTwoAtOnce(below('two'), { project: minimal, rounds, random });
    print('two builds at once', `${rounds} rounds`, found);
  },
  sequence: async () => {
    const site = below('sequence');
    const [steps, places] = [Number(values.steps), Number(values.places)];
    treesite.write(site, generateSite({ places, seed: 1, ...ownCompany() }));
    const keepsAssets = (step: number) => step % 10 !== 0;
    const report = await runSequence(site, { steps, random, editsTemplates: true, keepsAssets });
    const figures = `${places} places, ${steps} steps, ${report.invalid} with errors; ${report.made} of ${report.pages} pages made`;
    print('random edits', figures, report.wrong);
  },
};

for (const [name, run] of Object.entries(parts)) if (values.only === undefined || values.only === name) await run();
rmSync(root, { recursive: true });
process.exitCode = wrong === 0 ? 0 : 1;
