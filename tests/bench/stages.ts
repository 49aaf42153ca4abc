/** `npm run bench -- --profile`: where a build from nothing spends its time, by stages. */
import { measure } from './measure.ts';
import { treesite } from './treesite-subject.ts';

/** By name: how often it began, and its processor time. */
type Stages = Record<string, { runs: number; milliseconds: number }>;

export const askForStages = { NODE_OPTIONS: `--import=${new URL('stage-times.js', import.meta.url).href}` };

export async function printStages(folder: string): Promise<void> {
  treesite.clean(folder);
  const { stderr, processor } = await measure({ ...treesite.build(folder), env: askForStages });
  const stages = readStages(stderr);
  console.log(`\n| stage | runs | s |\n|---|---|---|`);
  for (const [stage, { runs, milliseconds }] of Object.entries(stages).sort(
    ([, a], [, b]) => b.milliseconds - a.milliseconds,
  ))
    console.log(`| ${stage} | ${runs} | ${(milliseconds / 1000).toFixed(2)} |`);
  console.log(`| all processes | | ${processor.toFixed(2)} |`);
}

export function readStages(stderr: string): Stages {
  for (const line of stderr.split('\n').reverse()) {
    if (!line.startsWith('{"stages"')) continue;
    const { stages }: { stages: Stages } = JSON.parse(line);
    return stages;
  }
  throw new Error(`The build has not reported its stages:\n${stderr}`);
}
