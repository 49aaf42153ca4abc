/** Today’s date in files that commands write. */
import { afterEach, expect, test, vi } from 'vitest';
import { localDate } from '../../../src/cli/environment.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('today is the day where the business is, not where the machine is', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.useFakeTimers({ now: new Date('2026-06-01T05:00Z'), toFake: ['Date'] });
  expect(localDate('Pacific/Honolulu')).toBe('2026-05-31');
  expect(localDate('America/New_York')).toBe('2026-06-01');
  expect(localDate('Pacific/Honululu')).toBe('2026-06-01');
});
