import { expect, test } from 'vitest';
import { ReadTracker } from '../../../src/memo/read-tracker.ts';

test('the reads of nested work count for the outer work too', () => {
  const reads = new ReadTracker();
  const { parts } = reads.during(() => {
    reads.track('site');
    reads.during(() => reads.track('city bath-nc'));
  });
  expect([...parts]).toEqual(['site', 'city bath-nc']);
});

test('reads of ignored work are not recorded, but what it shares with later work is', () => {
  const reads = new ReadTracker();
  const shared = reads.shared(() => reads.track('city bath-nc'));
  const { parts } = reads.during(() =>
    reads.ignoring(() => {
      expect(reads.isOpen).toBe(true);
      reads.track('site');
      shared();
    }),
  );
  expect([...parts]).toEqual([]);
  expect([...reads.during(shared).parts]).toEqual(['city bath-nc']);
});
