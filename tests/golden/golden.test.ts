/** The complete output of a site with a little of everything, so that a review shows what a change does to the pages. `npm run golden:update` records it again. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readTree } from '../support/file-tree.ts';
import { coldRoot } from '../support/shared-assets.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

const expectedFolder = path.join(projectRoot, 'tests/golden/expected');

let site: string;
let built: Record<string, string>;
beforeAll(async () => {
  site = overlaySite('extras');
  editFile(site, 'data/site.yaml', 'shareCards: site\n', '');
  const { code, stderr } = await runHere(['build', ...coldRoot(site), '--now', '2026-06-01']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  built = withFrameOnce(
    Object.fromEntries(
      Object.entries(readTree(path.join(site, 'dist')))
        .filter(([file]) => isReadable(file))
        .map(([file, contents]) => [file, file.endsWith('.html') ? onLines(withoutHashes(contents)) : contents]),
    ),
  );
  if (process.env.npm_lifecycle_event === 'golden:update') record(built);
});

it('has the files of the golden site, no more and no fewer', () => {
  expect(Object.keys(built)).toEqual(Object.keys(golden()));
});

it.each(Object.keys(golden()))('makes %s byte for byte', (file) => {
  expect(built[file], 'If this is meant: npm run golden:update').toBe(golden()[file]);
});

it('shows every text of its data, but for drafts', () => {
  const shown = Object.values(readTree(path.join(site, 'dist'))).join('\n');
  const files = Object.values(readTree(path.join(site, 'data'))).filter(
    (text) => !/^(draft: true|date: 2026-07-01)$/m.test(text),
  );
  const missing = files.flatMap(wordsOf).filter((words) => !shown.includes(words));
  expect(missing, 'No page shows these words. Does a planner pass the field on, and a template show it?').toEqual([]);
});

/** Of each line of a data file, the longest part of several words that a page shows as they are written; not lists of names, such as days. */
function wordsOf(file: string): string[] {
  return file.split('\n').flatMap((line) => {
    const parts = line.replace(/^\s*#.*|^[\s-]*\w+:\s|^[\s-]+/, '').split(/[^\w ,.;:-]+/);
    const [longest = ''] = parts.map((part) => part.trim()).sort((a, b) => b.length - a.length);
    return /\w[ ,;]+[a-z\d]+[ ,;]+\w/.test(longest) ? [longest] : [];
  });
}

/** Not the bodies of styles, scripts and pictures: other tests look at those. */
function isReadable(file: string): boolean {
  return !file.startsWith('assets/') && !/\.(png|ico|svg)$/.test(file) && file !== '.treesite.json';
}

/** A changed style does not count as a changed page. */
function withoutHashes(html: string): string {
  return html.replace(/(\/assets\/[\w-]+\.)\w{8,32}(?=\.)/g, '$1hash');
}

/** A line for every block, so that a change can be read: line ends are put before their tags, and nothing else changed. */
function onLines(html: string): string {
  const blocks =
    /(?<=.)<(?=(?:meta|link|title|script|body|header|nav|main|footer|section|article|aside|div|h[1-6]|p|ul|ol|li|dl|dt|form|dialog|details|figure|table|tr)\b)/g;
  return `${html.replace(blocks, '\n<')}\n`;
}

/** Header and footer are kept with the home page; of the others only the lines that differ from it, by number. */
function withFrameOnce(files: Record<string, string>): Record<string, string> {
  const home = frameOf(files['index.html'] ?? '');
  const shorten = (file: string, html: string): string => {
    const frame = frameOf(html);
    if (file === 'index.html' || !frame || !home) return html;
    return frame.reduce((text, part, index) => text.replace(part, () => differences(part, home[index] ?? '')), html);
  };
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, shorten(file, text)]));
}

/** From the body to the content, and from the footer to the end; a redirect has neither. */
function frameOf(html: string): [before: string, after: string] | undefined {
  const [, before, after] = /<body>(.*?)<main\b.*<\/main>.*?(<footer\b.*)$/s.exec(html) ?? [];
  return before && after ? [before, after] : undefined;
}

function differences(part: string, home: string): string {
  const [lines, others] = [part.split('\n'), home.split('\n')];
  if (lines.length !== others.length) return part;
  const different = lines.flatMap((line, index) => (line === others[index] ? [] : [`${index}: ${line}`]));
  return [`[as on the home page${different.length > 0 ? ', but:' : ''}]`, ...different, ''].join('\n');
}

function golden(): Record<string, string> {
  return existsSync(expectedFolder) ? readTree(expectedFolder) : {};
}

function record(files: Record<string, string>): void {
  rmSync(expectedFolder, { recursive: true, force: true });
  for (const [file, contents] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(expectedFolder, file)), { recursive: true });
    writeFileSync(path.join(expectedFolder, file), contents);
  }
}
