/** The short form of `npm run test:fuzz`. */
import { expect, test } from 'vitest';
import { Coverage } from '../../fuzz/coverage.ts';
import { HostileTexts } from '../../fuzz/hostile-texts.ts';
import { fuzzLoader } from '../../fuzz/loader.ts';
import { shrink } from '../../fuzz/read-text.ts';
import { fuzzRuns, seed } from '../../support/seed.ts';

test(`every text is read, or refused at a place in it (SEED=${seed})`, async () => {
  const texts = fuzzRuns(60);
  const { inputs, accepted } = await fuzzLoader({ texts, seed, isGuided: false });
  expect(inputs).toBe(texts);
  expect(accepted).toBeLessThan(inputs);
});

test('code that runs for the first time is new until it is kept', () => {
  const coverage = new Coverage((url) => url.includes('hostile-texts'));
  coverage.start();
  try {
    const texts = new HostileTexts(() => 0.5);
    const isNew = (keep: boolean, work: () => unknown) => {
      coverage.clear();
      work();
      return coverage.hasNew({ keep });
    };
    expect(isNew(false, () => texts.text())).toBe(true);
    expect(isNew(true, () => texts.text())).toBe(true);
    expect(isNew(true, () => texts.text())).toBe(false);
    expect(isNew(true, () => texts.refusedLink())).toBe(true);
    expect(coverage.size).toBeGreaterThan(100);
  } finally {
    coverage.stop();
    coverage.close();
  }
});

test('a text that fails is made shorter', () => {
  const text = `name: a\n${'b: c\n'.repeat(50)}`;
  const fails = (input: { text: string }) => input.text.includes('name');
  expect(shrink({ kind: 'city', text }, fails).text).toBe('name');
});
