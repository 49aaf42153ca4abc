/** The short form of `npm run test:faults`: the same tests, with few of the faults, others on each day. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runBuildFaults } from '../faults/build-faults.ts';
import { faultKinds } from '../faults/fault-fs.ts';
import { runKills, runTwoAtOnce } from '../faults/kills.ts';
import { runCoarseTimes, runJumpingClock } from '../faults/odd-time-builds.ts';
import { build, copy, leftovers, makeWarm, mustBuild } from '../faults/project.ts';
import { runServerFaults } from '../faults/server-faults.ts';
import { mountDisk, runFullDisk, whyNoMount } from '../faults/small-disk.ts';
import { readTree } from '../support/file-tree.ts';
import { randomFrom } from '../support/random.ts';
import { seed } from '../support/seed.ts';
import { createTempFolders } from '../support/temp-folder.ts';

const makeFolder = createTempFolders();
/** Copies must be as deep as it is, because the cache knows bundles by relative paths. */
let project = '';
beforeAll(async () => {
  project = await makeWarm(path.join(makeFolder(), 'warm'));
});

const noMount = whyNoMount();
if (noMount !== undefined) console.log(`The tests of a full disk and of a mount point are skipped: ${noMount}.`);

test(`a build whose disk fails leaves each page old or new, reports what is live, and the next build cleans up (SEED=${seed})`, async () => {
  const outcomes = await runBuildFaults(makeFolder(), {
    kinds: faultKinds,
    states: ['second build'],
    project,
    every: 263,
    from: seed,
  });
  expect(outcomes.length).toBeGreaterThan(2);
  expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});

test('a build that has nothing to publish deletes what another one could not delete', async () => {
  const root = path.join(makeFolder(), 'site');
  copy(project, root);
  await mustBuild(root);
  const known = await build(root);
  expect(known.stdout).toContain('Nothing changed');
  mkdirSync(path.join(root, '.dist.treesite-new/areas'), { recursive: true });
  writeFileSync(path.join(root, '.dist.treesite-journal'), '');
  await mustBuild(root);
  expect(leftovers(root)).toEqual([]);
});

test(`a killed build leaves each page old or new (SEED=${seed})`, async () => {
  const report = await runKills(path.join(makeFolder(), 'site'), {
    count: 2,
    healEvery: 2,
    random: randomFrom(seed),
    project,
  });
  expect(report.wrong).toEqual([]);
  expect(report.kills).toBe(2);
});

test(`of two builds at once, one waits for the other (SEED=${seed})`, async () => {
  const { wrong } = await runTwoAtOnce(makeFolder(), {
    rounds: 1,
    random: randomFrom(seed),
    project,
  });
  expect(wrong).toEqual([]);
});

test(`builds after edits publish them, whatever the times of files and the clock say (SEED=${seed})`, async () => {
  const options = { rounds: 1, random: randomFrom(seed), project };
  expect(await runCoarseTimes(makeFolder(), options)).toEqual({ builds: 4, wrong: [] });
  expect(await runJumpingClock(makeFolder(), options)).toEqual({ builds: 2, wrong: [] });
});

test(`dev and preview answer with a true sentence while the disk fails, then with the page (SEED=${seed})`, async () => {
  const outcomes = await runServerFaults(makeFolder(), {
    kinds: ['EIO'],
    project,
    isRead: true,
    every: 601,
    // The first page of dev takes more reads than this.
    from: seed % 50,
  });
  expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(0);
});

test.skipIf(noMount)(`a full disk is named in the message, and the old site stays (SEED=${seed})`, async () => {
  const root = path.join(makeFolder(), 'disk');
  const report = await runFullDisk(root, { builds: 4, random: randomFrom(seed), project, everything: false });
  expect(report.wrong).toEqual([]);
  expect(report.refused).toBeGreaterThan(0);
});

test.skipIf(noMount)('an output folder that is a mount point is refused, and its contents stay', async () => {
  const root = makeFolder();
  copy(project, root);
  const out = path.join(root, 'dist');
  mkdirSync(out);
  const unmount = mountDisk(out);
  try {
    const { code, stderr } = await build(root);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${out} cannot be the output folder: it is a mount point. New files are written beside it first, and then renamed. No site was published.\n`,
    });
    writeFileSync(path.join(out, '.treesite.json'), '');
    expect(readTree(out)).toEqual({ '.treesite.json': '' });
  } finally {
    unmount();
  }
});
