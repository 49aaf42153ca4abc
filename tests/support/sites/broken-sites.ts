/**
 * tests/sites/broken/<kind of mistake>.txt: the minimal site (translation.txt: the bilingual one) with mistakes that do not hide each other, so that one build reports
 * them all. Of each mistake `#### name` and a diff without line numbers (see apply-changes.ts; special-files.ts may have more of it);
 * after the last one `#### expected`, and exactly what the owner reads. Each has to be reported by itself.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run-cli.ts';

const folder = path.join(projectRoot, 'tests/sites/broken');
const mark = /^#### (.*)\n/m;

export interface BrokenSite {
  /** The file with it. */
  file: string;
  /** The site in tests/sites that it changes; undefined for the minimal one. */
  base?: string | undefined;
  /** Name → diff. */
  mistakes: Map<string, string>;
  expected: string;
}

export function readBrokenSites(): BrokenSite[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const base = name === 'translation.txt' ? 'bilingual' : undefined;
    const [, ...parts] = readFileSync(file, 'utf8').split(mark);
    const sites: BrokenSite[] = [];
    let mistakes = new Map<string, string>();
    for (let at = 0; at < parts.length; at += 2) {
      const [title = '', text = ''] = parts.slice(at);
      if (title !== 'expected') mistakes.set(title, text);
      else {
        sites.push({ file, base, mistakes, expected: text });
        mistakes = new Map();
      }
    }
    return sites;
  });
}

export function diffOf(mistake: string): string {
  const diff = readBrokenSites().flatMap(({ mistakes }) => mistakes.get(mistake) ?? [])[0];
  if (diff === undefined) throw new Error(`tests/sites/broken has no ${mistake}.`);
  return diff;
}

/** Replaces what is expected of a site. */
export function writeExpected({ file, mistakes }: BrokenSite, expected: string): void {
  const before = [...mistakes].map(([name, diff]) => `#### ${name}\n${diff}`).join('');
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`${before}#### expected\n`);
  const end = text.indexOf('\n#### ', start + before.length + 1);
  const after = end === -1 ? '' : text.slice(end + 1);
  writeFileSync(file, `${text.slice(0, start)}${before}#### expected\n${expected}${after}`);
}
