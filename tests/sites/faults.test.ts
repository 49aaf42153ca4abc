/** The short form of `npm run test:faults`: the same tests, with few of the faults. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { acquireLock, releaseLock } from '../../src/emit/publication/lock.ts';
import { buildScenario } from '../faults/build-scenarios.ts';
import { describeWrong, failAtEveryCall } from '../faults/every-call.ts';
import { endWhilePublishing } from '../faults/interrupted-builds.ts';
import { build, buildFlags, copy, leftovers, makeWarm, mustBuild } from '../faults/project.ts';
import { seed } from '../support/seed.ts';
import { runHere } from '../support/sites/run-here.ts';
import { tempFolder } from '../support/temp-folder.ts';

const newFolder = () => path.join(tempFolder(), 'site');
/** Copies must be as deep as it is, because the cache knows bundles by relative paths. */
let project = '';
beforeAll(async () => {
  project = await makeWarm(path.join(tempFolder(), 'warm'));
});

test(`a build that is killed, or whose disk fails, leaves each page old or new, reports what is live, and the next build cleans up (SEED=${seed})`, async () => {
  const outcomes = await failAtEveryCall(tempFolder(), buildScenario(project, 1), { every: 200, from: seed });
  expect(describeWrong(outcomes)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(1);
});

test('a build that has nothing to publish deletes what another one could not delete', async () => {
  const root = newFolder();
  copy(project, root);
  await mustBuild(root);
  expect((await build(root)).stdout).toContain('Nothing changed');
  mkdirSync(path.join(root, '.dist.treesite-new/999999999-1-a/areas'), { recursive: true });
  await mustBuild(root);
  expect(leftovers(root)).toEqual([]);
});

test(`a build that gets SIGINT or SIGTERM while it replaces files finishes that, and exits with its status (SEED=${seed})`, async () => {
  const [signal, code] = seed % 2 === 0 ? (['SIGINT', 130] as const) : (['SIGTERM', 143] as const);
  const result = await endWhilePublishing(newFolder(), project, signal);
  expect(result).toMatchObject({ code, endedBy: null, isWhole: true, leftovers: [] });
});

test('of two builds at once, one waits for the other', async () => {
  const root = newFolder();
  copy(project, root);
  const other = await acquireLock(path.join(root, '.dist.treesite-new'));
  const result = await runHere(['build', '--root', root, ...buildFlags], () => releaseLock(other));
  const stderr = `Waiting for another build (process ${process.pid}) to finish.\n`;
  expect(result).toMatchObject({ code: 0, stderr });
  expect(leftovers(root)).toEqual([]);
});
