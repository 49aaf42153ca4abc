import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StageTimes } from '../../../../src/cli/output/stage-times.ts';

/** Of the process, in milliseconds: a stand-in, because on a busy machine the real one also grows while a test waits. */
let used = 0;

beforeEach(() => {
  used = 0;
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: used * 750, system: used * 250 }));
});
afterEach(() => void vi.restoreAllMocks());

it('each stage has the processor time until the next one begins, and the number of times that it began', () => {
  const stages = new StageTimes();
  used += 3;
  stages.begin('read');
  used += 5;
  stages.begin('parse');
  used += 40;
  stages.begin('parse');
  used += 2;
  expect(stages.finish()).toEqual({
    start: { runs: 0, milliseconds: 3 },
    read: { runs: 1, milliseconds: 5 },
    parse: { runs: 2, milliseconds: 42 },
  });
});
