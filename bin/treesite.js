#!/usr/bin/env node
// Hands argv to the cli, compiling it first in a checkout where nobody has yet.
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

// A build is over in a second or two: optimising code early costs more than it gains. Long runs still get there.
// Node 20's V8 only: later ones do not know the flag, and start from a compiler that costs less.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1500000');
process.env.NODE_ENV ??= 'production';
const cli = new URL('lib/cli.js', import.meta.url);
if (!existsSync(cli)) await (await import('./compile.js')).compile();
const { main } = await import(cli.href);
await main(process.argv.slice(2));
