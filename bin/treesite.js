#!/usr/bin/env node
// Hands argv to the cli, compiling it first in a checkout where nobody has yet.
import { existsSync } from 'node:fs';

process.env.NODE_ENV ??= 'production';
const cli = new URL('lib/cli.js', import.meta.url);
if (!existsSync(cli)) await (await import('./compile.js')).compile();
const { main } = await import(cli.href);
await main(process.argv.slice(2));
