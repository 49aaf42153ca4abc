/** The short form of `npm run test:fuzz`. */
import { expect, test } from 'vitest';
import { fuzzLoader } from '../../fuzz/loader.ts';
import { fuzzRuns, seed } from '../../support/seed.ts';

test(`every text is read, or refused at a place in it (SEED=${seed})`, () => {
  const texts = fuzzRuns(20);
  expect(fuzzLoader({ texts, seed }).accepted).toBeLessThan(texts);
});
