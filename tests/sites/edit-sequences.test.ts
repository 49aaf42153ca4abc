/** The short form of `npm run test:faults -- --only sequence`: a few random edits of a small site, others on each day. */
import { expect, test } from 'vitest';
import { runSequence } from '../faults/edit-sequences.ts';
import { randomFrom } from '../support/random.ts';
import { seed } from '../support/seed.ts';
import { linkAssets } from '../support/shared-assets.ts';
import { temporaryCopies } from '../support/temporary-copies.ts';

const { copyOf } = temporaryCopies();

test(`a build after random edits gives the same site and the same diagnostics as a clean one (SEED=${seed})`, async () => {
  const folder = copyOf('extras');
  linkAssets(folder);
  const input = { steps: 5, random: randomFrom(seed), editsTemplates: false, keepsAssets: () => true };
  const { wrong, steps } = await runSequence(folder, input);
  expect(wrong).toEqual([]);
  expect(steps).toBe(5);
});
