/**
 * No line makes a hidden class of its own for each page: V8 of Node 20 does so for `{ ...props, added }`, and code that
 * reads such objects is slow. Counted in V8's log; later versions of Node pass without this care.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { overlaySite } from '../support/overlay-site.ts';
import { projectRoot } from '../support/run-cli.ts';

const placeCount = 40;

it(`a build of ${placeCount} places makes no hidden class per page`, () => {
  const { folder, remove } = overlaySite('minimal');
  const city = readFileSync(path.join(folder, 'data/cities/sisters-or.yaml'), 'utf8');
  for (let number = 1; number <= placeCount; number++) {
    const place = city.replace('name: Sisters', `name: Place ${number}`).replace('44.2909', `44.${1000 + number}`);
    writeFileSync(path.join(folder, `data/cities/place-${number}-or.yaml`), place);
  }
  const log = path.join(folder, 'maps.log');
  const flags = ['--log-maps', '--no-log-maps-details', '--no-logfile-per-isolate', `--logfile=${log}`];
  const program = path.join(projectRoot, 'bin/treesite.js');
  execFileSync(process.execPath, [...flags, program, 'build', '--quiet'], { cwd: folder, stdio: 'ignore' });
  const events = readFileSync(log, 'utf8').split('\n');
  remove();
  expect(events.length).toBeGreaterThan(1000);
  const made = new Map<string, number>();
  for (const event of events) {
    const [, change, , , , , line, , reason, key] = event.split(',');
    const code = change === 'Transition' && reason === 'prototype' && codeOn(Number(line), key);
    if (code) made.set(code, (made.get(code) ?? 0) + 1);
  }
  expect([...made].filter(([, count]) => count >= placeCount)).toEqual([]);
});

const lib = path.join(projectRoot, 'bin/lib');
const files = readdirSync(lib)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(lib, file), 'utf8').split('\n'));

/** The line that adds the key; undefined for Node's own code. */
function codeOn(line: number, key = ''): string | undefined {
  return files.flatMap((lines) => lines[line - 1] ?? []).find((code) => code.includes(key));
}
