/** The file of a report: which files are refused, so that nothing is overwritten or deleted. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyHistory, historyBlock, nextHistory } from '../../../../src/addons/report/history.ts';
import { readReport } from '../../../../src/addons/report/report-file.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { aPage, aReport, aSite } from './a-site.ts';

const history = nextHistory(aReport({ site: aSite([aPage('/')]) }));
const root = tempFolder({
  'report.html': historyBlock(history),
  'empty.html': '',
  'mine.html': '<p>mine',
  'folder.html/a.txt': '',
});
const read = (name: string) =>
  readReport(path.resolve(root, name), { root, out: path.join(root, 'dist'), sources: [path.join(root, 'data')] });

test('the file of a report may be a report, whose figures are read', () => {
  expect(read('report.html')).toEqual(history);
});

test.each([
  'new.html',
  'new/folder/report.html',
  'empty.html',
  'dist-report.html',
  'data-report.html',
  '..report.html',
  path.join(tempFolder(), 'report.html'),
])('the file of a report may be new or empty (%s)', (name) => {
  expect(read(name)).toEqual(emptyHistory);
});

test.each([
  ['mine.html', 'is not a treesite report, so it was not changed. Choose another file with --report.'],
  ['folder.html', 'it is not a readable file.'],
  ['mine.html/report.html', 'it is not a readable file.'],
  ['dist/report.html', `each build replaces all of ${path.join(root, 'dist')}.`],
  ['data/a/report.html', 'the site is built from'],
  ['../treesite-nope/report.html', 'there is no folder'],
])('the file of a report is refused if it is %s', (name, reason) => {
  expect(() => read(name)).toThrow(reason);
});

test.skipIf(process.platform === 'win32')('the file of a report is refused without waiting if it is a pipe', () => {
  execFileSync('mkfifo', [path.join(root, 'pipe.html')]);
  expect(() => read('pipe.html')).toThrow('it is not a readable file.');
});
