/** Publishes and rollbacks that were killed while they changed the link to a release. */
import { lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siblingOf } from '../../../../src/emit/publication/output-place.ts';
import { rollBack } from '../../../../src/emit/publication/roll-back.ts';
import { openPublication } from '../../../../src/emit/publication.ts';
import { startFaults, stopFaults } from '../../../faults/fault-fs.ts';
import { expireLocks } from '../../../faults/publication-faults.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();
const outFolder = () => path.join(makeFolder(), 'dist');

async function publish(out: string, text: string): Promise<void> {
  const publication = await openPublication(out, { mode: 'symlink' });
  publication.write('index.html', text);
  await publication.commit({ pages: ['index.html'], base: '' });
}

test('a first publish that was killed at any of its steps leaves no release to return to', async () => {
  for (let at = 1, error: unknown; at === 1 || error !== undefined; at++) {
    const out = outFolder();
    startFaults({ root: path.dirname(out), at, kind: 'kill' });
    error = await publish(out, '1').then(
      () => undefined,
      (thrown) => thrown,
    );
    stopFaults();
    expireLocks(path.dirname(out));
    const wasLive = lstatSync(out, { throwIfNoEntry: false }) !== undefined;
    await publish(out, '2');
    expect([at, readdirSync(siblingOf(out, 'releases')).length]).toEqual([at, wasLive ? 2 : 1]);
    expect('why' in (await rollBack(out))).toBe(!wasLive);
  }
});

test('a rollback that was killed before it switched the link deletes no release', async () => {
  const out = outFolder();
  for (const text of ['1', '2']) await publish(out, text);
  symlinkSync('.dist.treesite-releases/000001', siblingOf(out, 'link'));
  await rollBack(out);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('1');
});
