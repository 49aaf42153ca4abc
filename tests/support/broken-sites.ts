/**
 * tests/sites/broken/<kind of mistake>.txt: the minimal site with one mistake each. `#### name`, a diff without line numbers (see apply-changes.ts; empty
 * for a mistake of special-files.ts), `#### expected`, and exactly what the owner reads about it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run-cli.ts';

const folder = path.join(projectRoot, 'tests/sites/broken');
const mark = /^#### (.*)\n/m;

interface BrokenSite {
  /** The file with it. */
  file: string;
  change: string;
  expected: string;
}

/** By name. */
export function readBrokenSites(): Map<string, BrokenSite> {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const file = path.join(folder, name);
      const [, ...parts] = readFileSync(file, 'utf8').split(mark);
      const sites: [string, BrokenSite][] = [];
      for (let at = 0; at < parts.length; at += 4)
        sites.push([parts[at] ?? '', { file, change: parts[at + 1] ?? '', expected: parts[at + 3] ?? '' }]);
      return sites;
    }),
  );
}

/** Replaces what is expected of a site. */
export function writeExpected(name: string, { file, change }: BrokenSite, expected: string): void {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`#### ${name}\n${change}#### expected\n`);
  const end = text.indexOf('\n#### ', text.indexOf('#### expected\n', start));
  const after = end === -1 ? '' : text.slice(end + 1);
  writeFileSync(file, `${text.slice(0, start)}#### ${name}\n${change}#### expected\n${expected}${after}`);
}
