/** A program that writes files while a site is built: a worker thread, so that it writes at any moment of a build in this process. */
import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { steps, start } = workerData;
const sleeper = new Int32Array(new SharedArrayBuffer(4));
parentPort.postMessage('ready');
// Until the build starts.
Atomics.wait(new Int32Array(start), 0, 0);

let began;
for (const { afterMs, kind, file, text, to } of steps) {
  Atomics.wait(sleeper, 0, 0, afterMs);
  began ??= Date.now();
  if (kind === 'write') writeFileSync(file, text);
  else if (kind === 'append') appendFileSync(file, text);
  else renameSync(file, to);
}
parentPort.postMessage({ began, ended: Date.now() });
