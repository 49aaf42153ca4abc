/** The clocks of pages: by default that of the sample site's build runs on; for `prepare` of a visit one that stands still, undone after the test, as Playwright's own cannot be. */
import type { Page } from 'playwright-core';

interface StoppedWindow {
  runFor: (ms: number) => void;
}

/** When the sample site is built. */
export const buildTime = new Date('2026-11-20T12:00:00-05:00');

/** Seasons and ages are those of the build, whatever the day of the test. */
export const setClock = (page: Page) => page.addInitScript(shift, Date.now() - buildTime.getTime());

/** In the page. */
function shift(ms: number): void {
  const { now } = Date;
  Date.now = () => now() - ms;
  window.Date = new Proxy(Date, {
    construct: (real, parts, target) => Reflect.construct(real, parts.length > 0 ? parts : [Date.now()], target),
  });
}

/** `new Date()` is always `now`, and timers of the page run only in `runFor`. */
export const stopClock = (page: Page, now = buildTime) => page.addInitScript(stop, now.getTime());

/** Runs the timers of the next milliseconds, at once and in their order. */
export const runFor = (page: Page, ms: number): Promise<void> =>
  page.evaluate((ms) => (window as unknown as StoppedWindow).runFor(ms), ms);

/** In the page. */
function stop(now: number): void {
  // `setClock`, which comes first, makes all dates of this.
  Date.now = () => now;
  let [time, last] = [0, 0];
  const timers = new Map<number, { at: number; every: number; run: () => void }>();
  const set = (run: () => void, ms: number, every: number) => {
    timers.set(++last, { at: time + ms, every, run });
    return last;
  };
  const clear = (id: number) => timers.delete(id);
  const next = (end: number) =>
    [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
  const runFor = (ms: number) => {
    const end = time + ms;
    for (let due = next(end); due !== undefined; due = next(end)) {
      const [id, timer] = due;
      time = timer.at;
      if (timer.every > 0) timer.at += timer.every;
      else timers.delete(id);
      timer.run();
    }
    time = end;
  };
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => set(run, ms, 0),
    setInterval: (run: () => void, ms: number) => set(run, ms, ms),
    clearTimeout: clear,
    clearInterval: clear,
    runFor,
  });
}
