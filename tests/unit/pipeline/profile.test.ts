import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Profile } from '../../../src/pipeline/profile.ts';

describe('the profile of a build', () => {
  it('counts the runs of a stage', () => {
    const profile = new Profile();
    for (let run = 0; run < 3; run++) profile.begin('render')();
    expect(profile.stages().render?.runs).toBe(3);
  });

  it('subtracts the time of a nested stage from the outer one', () => {
    const profile = new Profile();
    const endRead = profile.begin('read');
    const endParse = profile.begin('parse');
    work(40);
    endParse();
    endRead();
    const { read, parse } = profile.stages();
    expect(parse?.milliseconds).toBeGreaterThanOrEqual(40);
    expect(read?.milliseconds).toBeLessThan(20);
  });

  it('measures processor time, in which waiting is free', async () => {
    const profile = new Profile();
    const end = profile.begin('pictures');
    await delay(120);
    end();
    expect(profile.stages().pictures?.milliseconds).toBeLessThan(100);
  });

  it('has a row for the time outside all stages', () => {
    const profile = new Profile();
    profile.begin('read')();
    const before = profile.stages().rest?.milliseconds ?? 0;
    work(20);
    expect(profile.stages().rest?.milliseconds).toBeGreaterThanOrEqual(before + 20);
  });
});

/** Uses the processor for this many milliseconds of processor time. */
function work(milliseconds: number): void {
  const begun = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  while (used() < milliseconds);
}
