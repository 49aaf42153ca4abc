/**
 * Preloaded with `node --import`: prints the processor time of each stage of a run as the last line on stderr,
 * `{"stages": {"parse": {"runs": 41, "milliseconds": 80}, …}}`. Includes worker threads, but not other processes.
 */
import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const uses = new Map();
/** Before the first. */
let stage = 'start';
/** In microseconds. */
let until = 0;

function timesOf(name) {
  if (!uses.has(name)) uses.set(name, { runs: 0, milliseconds: 0 });
  return uses.get(name);
}

function end() {
  const { user, system } = process.cpuUsage();
  timesOf(stage).milliseconds += (user + system - until) / 1000;
  until = user + system;
}

if (isMainThread) {
  subscribe('treesite:stage', (name) => {
    end();
    stage = name;
    timesOf(stage).runs += 1;
  });
  process.on('exit', () => {
    end();
    writeSync(2, `${JSON.stringify({ stages: Object.fromEntries(uses) })}\n`);
  });
}
