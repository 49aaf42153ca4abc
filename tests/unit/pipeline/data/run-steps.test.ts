/** Work in steps has the same result with and without pauses. */
import { expect, it, vi } from 'vitest';
import { runSteps, runStepsWithPauses, type Steps } from '../../../../src/pipeline/data/run-steps.ts';

function* count(to: number): Steps<number[]> {
  const numbers: number[] = [];
  for (let number = 1; number <= to; number++) {
    yield;
    numbers.push(number);
  }
  return numbers;
}

it('can run without pauses, or with a pause between any two steps', async () => {
  expect(runSteps(count(3))).toEqual([1, 2, 3]);
  const pause = vi.fn(() => new Promise<void>((resolve) => setImmediate(resolve)));
  expect(await runStepsWithPauses(count(3), pause)).toEqual([1, 2, 3]);
  expect(pause).toHaveBeenCalledTimes(3);
});
