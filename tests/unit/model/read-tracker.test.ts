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
