/** A disk that fails while a site is published: every kind of fault, at a sample of the calls that change something. */
import { expect, test } from 'vitest';
import { faultKinds } from '../../../faults/fault-fs.ts';
import { runPublicationFaults } from '../../../faults/publication-faults.ts';
import { runRollbackFaults } from '../../../faults/rollback-faults.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

/** Every so many calls; with FUZZ, all of them. */
const every = process.env.FUZZ ? 1 : 31;
const makeFolder = createTempFolders();

test('leaves the old site or the new one, reports which, and the next build cleans up', async () => {
  const outcomes = await runPublicationFaults(makeFolder(), faultKinds, every);
  expect(outcomes.length).toBeGreaterThan(2500 / every);
  expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});

test('a rollback leaves every release and the owner’s files as they were, and the next one finishes it', async () => {
  const outcomes = await runRollbackFaults(makeFolder(), faultKinds, process.env.FUZZ ? 1 : 5);
  expect(outcomes.length).toBeGreaterThan(10);
  expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});
