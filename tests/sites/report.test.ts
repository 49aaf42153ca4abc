/** `--report`: a page about a small site, one after the other in the same file, and what keeps it from being written. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coldRoot } from '../support/shared-assets.ts';
import { now } from '../support/sites/build-small-site.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';
import { tempFolder } from '../support/temp-folder.ts';

const run = (command: string, folder: string, ...flags: string[]) =>
  runHere([command, ...coldRoot(folder), ...now, ...flags]);

function wordsOf(folder: string, file = 'report.html'): string {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const words = html.slice(html.indexOf('<body>')).replace(/<[^>]*>/g, ' ');
  return words.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ');
}

it.skipIf(process.platform !== 'linux')(
  'a report that cannot be written hides nothing that the command found',
  async () => {
    const folder = overlaySite('no-endpoint');
    // No program can create files there.
    const checked = await run('check', folder, '--report', '/proc/report.html');
    expect(checked).toMatchObject({ code: 2, stdout: expect.stringMatching(/pages checked: \d+ warning/) });
    expect(checked.stderr).toContain('warning form/no-endpoint');
    expect(checked.stderr).toContain('The report could not be written to /proc/report.html (ENOENT).');
    editFile(folder, 'data/cities/sisters-or.yaml', 'name:', 'nme:');
    const built = await run('build', folder, '--report', '/proc/report.html');
    expect(built.code).toBe(1);
    expect(built.stderr).toContain('There is no field named nme.');
  },
);

describe('a build with --report', () => {
  it('puts nothing of it into the site, reports problems when there is none, and keeps the figures of the last good one, with which a build with --json compares itself', async () => {
    const folder = overlaySite('minimal');
    await run('build', folder);
    const { stdout: same } = await run('build', folder, '--report', 'report.html');
    expect(same, 'nothing of the report is in the site').toContain('Nothing changed since the last build.');
    editFile(folder, 'data/cities/sisters-or.yaml', 'county: deschutes-county-or', 'county: deschutes-county');
    const { code, stdout } = await run('build', folder, '--report', 'report.html');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^The report is in .*report\.html\.\n$/);
    expect(wordsOf(folder)).toContain('1 error to fix before the site can be built');
    expect(readFileSync(path.join(folder, 'report.html'), 'utf8')).toMatch(
      /href="vscode:\/\/file\/[^"]*\/data\/cities\/sisters-or\.yaml:2:9">data\/cities\/sisters-or\.yaml:2</,
    );
    editFile(folder, 'data/cities/sisters-or.yaml', 'county: deschutes-county', 'county: deschutes-county-or');
    const { stdout: json } = await run('build', folder, '--json', '--report', 'report.html');
    expect(JSON.parse(json).report).toMatch(/report\.html$/);
    expect(wordsOf(folder)).toMatch(/Since the report of [^:]*:\d\d [AP]M: /);
  });

  it('knows the languages of a site: pages without a translation, and translations that are out of date', async () => {
    const folder = overlaySite('bilingual');
    editFile(folder, 'data/cities/sisters-or.es.yaml', '2aa6e006', '00000000');
    const { code, stderr } = await run('build', folder, '--report', 'reports/site.html');
    expect(code, stderr).toBe(0);
    const words = wordsOf(folder, 'reports/site.html');
    expect(words).toContain('Everything. This is the first build in this folder.');
    expect(words).toMatch(/es-US 10 pages page without a translation missing in .*\/areas\/redmond-or\/ es-US/);
    expect(words).not.toContain('/areas/sisters-or/ es-US');
    expect(words).toContain('data/cities/sisters-or.es.yaml:1');
  });
});

it('check writes one, too, and nothing else; it is named by its path from the current folder', async () => {
  const folder = overlaySite('minimal');
  const elsewhere = tempFolder();
  const { code, stdout } = await run('check', folder, '--report', path.join(elsewhere, 'report.html'));
  expect(code).toBe(0);
  expect(stdout.endsWith(`The report is in ${path.relative('', path.join(elsewhere, 'report.html'))}.\n`)).toBe(true);
  expect(wordsOf(elsewhere)).not.toContain('What will go live');
  expect(existsSync(path.join(folder, 'dist'))).toBe(false);
});
