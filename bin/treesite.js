#!/usr/bin/env node
// Passes argv to the cli; in a checkout, compiles it first if the sources are newer.
import { fileURLToPath } from 'node:url';
import { isStale } from './is-stale.js';

try {
  process.cwd();
} catch (error) {
  // Node's own message for this is a stack trace.
  process.stderr.write(
    `The current folder does not exist any more (${error.code}). Change to another folder and try again.\n`,
  );
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
if (isStale(fileURLToPath(new URL('..', import.meta.url)))) await (await import('./compile.js')).compile();
const { main } = await import(new URL('lib/cli.js', import.meta.url).href);
await main(process.argv.slice(2));
// Ends these commands even if a template left something running (a server, a worker, a process), and without freeing the memory,
// which takes 7 ms after an unchanged build. First, the output is written.
if (['build', 'check'].includes(process.argv[2]))
  process.stdout.write('', () => process.stderr.write('', () => setImmediate(() => process.exit())));
