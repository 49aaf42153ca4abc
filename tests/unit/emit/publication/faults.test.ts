/** A disk that fails while a site is published or rolled back: every kind of fault, at a sample of the calls that change something. */
import { expect, test } from 'vitest';
import { describeWrong, failAtEveryCall } from '../../../faults/every-call.ts';
import { publishScenarios, rollbackScenario } from '../../../faults/publish-scenarios.ts';
import { seed } from '../../../support/seed.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

// A rollback changes little.
const scenarios = [
  ...publishScenarios.map((scenario) => ({ ...scenario, every: 31 })),
  { ...rollbackScenario, every: 5 },
];

test.each(scenarios)(`$name (SEED=${seed})`, async ({ every, ...scenario }) => {
  const outcomes = await failAtEveryCall(tempFolder(), scenario, { every: process.env.FUZZ ? 1 : every, from: seed });
  expect(describeWrong(outcomes)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(3);
});
