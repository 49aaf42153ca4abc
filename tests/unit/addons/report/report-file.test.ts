/** The file of a report: which files are refused, and that it is replaced whole. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyHistory } from '../../../../src/addons/report/history.ts';
import { renderReport } from '../../../../src/addons/report/render-report.tsx';
import { readReport, writeReport } from '../../../../src/addons/report/report-file.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';
import { aPage, aReport, aSite } from './a-site.ts';

const makeFolder = createTempFolders();
const report = aReport({ site: aSite([aPage('/')]) });
const html = renderReport(report, { face: '' });

const read = (file: string) => {
  const root = path.dirname(file);
  return readReport(file, { root, replaced: [path.join(root, 'dist')], sources: [path.join(root, 'data')] });
};

describe('the file of a report', () => {
  test('may be new, in a folder that is new', async () => {
    const root = makeFolder();
    const file = path.join(root, 'a/b/report.html');
    expect(await readReport(file, { root, replaced: [], sources: [] })).toEqual({ before: emptyHistory });
    writeReport(file, html);
    expect(readFileSync(file, 'utf8')).toBe(html);
  });

  test('may be outside the project only in a folder that exists', async () => {
    const [root, other] = [makeFolder(), makeFolder()];
    const open = (name: string) => readReport(path.join(other, name), { root, replaced: [], sources: [] });
    expect(await open('report.html')).toEqual({ before: emptyHistory });
    expect(await open('nope/report.html')).toEqual({
      refusal: expect.stringContaining(`there is no folder ${path.join(other, 'nope')}.`),
    });
  });

  test.skipIf(process.platform === 'win32')('is refused without waiting if it is a pipe', async () => {
    const pipe = path.join(makeFolder(), 'report.html');
    execFileSync('mkfifo', [pipe]);
    expect(await read(pipe)).toEqual({ refusal: expect.stringContaining('it is not a readable file.') });
  });

  test('may be a report, whose history is kept, or empty', async () => {
    const folder = makeFolder({ 'report.html': html, 'empty.html': '' });
    expect(await read(path.join(folder, 'report.html'))).toEqual({ before: report.history });
    expect(await read(path.join(folder, 'empty.html'))).toEqual({ before: emptyHistory });
  });

  test.each([
    ['another page', 'mine.html', 'already exists and is not a treesite report, so it was not changed.'],
    ['a folder', 'folder.html', 'it is not a readable file.'],
  ])('is refused if it is %s', async (_, name, reason) => {
    const folder = makeFolder({ 'mine.html': '<p>mine' });
    mkdirSync(path.join(folder, 'folder.html'));
    expect(await read(path.join(folder, name))).toEqual({ refusal: expect.stringContaining(reason) });
  });

  test.each([
    ['what a build replaces', 'dist', 'each build replaces all of'],
    ['what the site is built from', 'data', 'the site is built from'],
  ])('is refused inside %s', async (_, name, reason) => {
    const folder = makeFolder();
    const options = { root: folder, replaced: [path.join(folder, 'dist')], sources: [path.join(folder, 'data')] };
    const refused = await readReport(path.join(folder, name, 'report.html'), options);
    expect(refused).toEqual({ refusal: expect.stringContaining(reason) });
    expect(await readReport(path.join(folder, name, '..report.html'), options)).toHaveProperty('refusal');
    expect(await readReport(path.join(folder, `${name}-report.html`), options)).toEqual({ before: emptyHistory });
    expect(await readReport(path.join(folder, '..report.html'), options)).toEqual({ before: emptyHistory });
  });

  test('is refused inside a folder that some build has made, however deep', async () => {
    const folder = makeFolder({ 'public/.treesite.json': '{}', 'public/a/index.html': '' });
    const surroundings = { root: folder, replaced: [], sources: [] };
    for (const name of ['public/report.html', 'public/a/b/report.html']) {
      const refusal = expect.stringContaining(`each build replaces all of ${path.join(folder, 'public')}`);
      expect(await readReport(path.join(folder, name), surroundings)).toEqual({ refusal });
    }
    expect(await readReport(path.join(folder, 'public.html'), surroundings)).toEqual({ before: emptyHistory });
  });

  test('stays unchanged, without temporary files, when the new one cannot be written', async () => {
    const folder = makeFolder({ 'report.html': html });
    mkdirSync(path.join(folder, 'taken.html/x'), { recursive: true });
    writeFileSync(path.join(folder, 'taken.html/x/y'), '');
    expect(() => writeReport(path.join(folder, 'taken.html'), html)).toThrow();
    writeReport(path.join(folder, 'report.html'), 'new');
    expect(readdirSync(folder).sort()).toEqual(['report.html', 'taken.html']);
    expect(readFileSync(path.join(folder, 'report.html'), 'utf8')).toBe('new');
  });
});
