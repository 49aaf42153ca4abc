/** The short form of `npm run test:fuzz`. */
import { expect, test } from 'vitest';
import { fuzzLoader } from '../../fuzz/loader.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000));

test(`every text is read, or refused at a place in it (SEED=${seed})`, async () => {
  const runs = fuzzRuns(300);
  const { inputs, accepted } = await fuzzLoader(runs, seed);
  expect(inputs).toBe(runs);
  expect(accepted).toBeLessThan(inputs);
});
