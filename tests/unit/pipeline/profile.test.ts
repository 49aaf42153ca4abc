import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Profile } from '../../../src/pipeline/profile.ts';

/** Of the process, in milliseconds: a stand-in, because on a busy machine the real one also grows while a test waits. */
let used = 0;

beforeEach(() => {
  used = 0;
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: used * 750, system: used * 250 }));
});
afterEach(() => void vi.restoreAllMocks());

it('the profile of a build measures processor time, and subtracts that of a nested stage from the outer one', () => {
  const profile = new Profile();
  const endRead = profile.begin('read');
  used += 5;
  const endParse = profile.begin('parse');
  used += 40;
  endParse();
  used += 2;
  endRead();
  expect(profile.stages()).toMatchObject({ read: { milliseconds: 7 }, parse: { milliseconds: 40 } });
});
