/** `npm run bench -- --profile`: where a build from nothing spends its time, by the stages that treesite reports itself. */
import { measure } from './measure.ts';
import { treesite } from './treesite-subject.ts';

/** With this variable set a build prints one line of JSON on stderr: `{"stages": {"parse": 0.8, …}}`, in seconds. */
const variable = 'TREESITE_STAGES';

export async function printProfile(folder: string): Promise<void> {
  treesite.clean(folder);
  const { stderr, processor } = await measure({ ...treesite.build(folder), env: { [variable]: '1' } });
  const stages = readStages(stderr);
  if (!stages) {
    console.log('\nThis version of treesite does not report its stages.');
    return;
  }
  console.log(`\n| stage | s |\n|---|---|`);
  for (const [stage, seconds] of Object.entries(stages).sort(([, a], [, b]) => b - a))
    console.log(`| ${stage} | ${seconds.toFixed(2)} |`);
  console.log(`| whole process | ${processor.toFixed(2)} |`);
}

function readStages(stderr: string): Record<string, number> | undefined {
  for (const line of stderr.split('\n').reverse()) {
    if (!line.startsWith('{"stages"')) continue;
    const { stages }: { stages: Record<string, number> } = JSON.parse(line);
    return stages;
  }
  return undefined;
}
