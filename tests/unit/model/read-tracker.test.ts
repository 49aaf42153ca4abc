import { expect, test } from 'vitest';
import { ReadTracker } from '../../../src/model/read-tracker.ts';

test('the reads of nested work count for the outer work too', () => {
  const tracker = new ReadTracker();
  const { reads } = tracker.during(() => {
    tracker.track(['site'], {});
    tracker.during(() => tracker.track(['shown', 'city', 'bath-nc'], {}));
  });
  expect([...reads.values()]).toEqual([['site'], ['shown', 'city', 'bath-nc']]);
});

test('the reads of shared work count for each of its users', () => {
  const tracker = new ReadTracker();
  const shared = tracker.shared(() => tracker.track(['year'], '2026'));
  tracker.during(shared);
  expect([...tracker.during(shared).reads.values()]).toEqual([['year']]);
});
