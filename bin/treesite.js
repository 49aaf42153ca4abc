#!/usr/bin/env node
// Hands argv to the cli, compiling it first in a checkout whose sources are newer.
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { isStale } from './is-stale.js';

// A build is over in a second or two: optimising code early costs more than it gains. Long runs still get there.
// Node 20's V8 only: later ones do not know the flag, and start from a compiler that costs less.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1500000');
// Young objects are cleared by one thread: waking more costs more than they help. See src/pipeline/why.md.
setFlagsFromString('--no-parallel-scavenge');
process.env.NODE_ENV ??= 'production';
if (isStale(fileURLToPath(new URL('..', import.meta.url)))) await (await import('./compile.js')).compile();
const { main } = await import(new URL('lib/cli.js', import.meta.url).href);
await main(process.argv.slice(2));
// What a template left running (a server, a worker, a process) would keep these commands from ending. The timer itself does not.
if (['build', 'check'].includes(process.argv[2])) setTimeout(() => process.exit(), 2_000).unref();
