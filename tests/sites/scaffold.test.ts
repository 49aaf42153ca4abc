/** What `treesite info` and `clean` print, and do to real folders. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { holderName } from '../../src/emit/publication/lock.ts';
import { readTree } from '../support/file-tree.ts';
import { copySite, projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';
import { tempFolder } from '../support/temp-folder.ts';

const minimalSite = () => copySite('minimal');

describe('treesite info', () => {
  it('prints what a bug report needs', async () => {
    const { version, dependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
    const { code, stdout } = await runHere(['info', '--json', '--root', minimalSite()]);
    const info = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(info).toMatchObject({
      treesite: version,
      node: process.versions.node,
      packages: { react: dependencies.react },
    });
    expect(info.data.files).toMatchObject({ city: 1, county: 1, service: 1, site: 1, image: 1 });
    expect(info.cpus).toBeGreaterThan(0);
  });

  it('works in a folder without a site', async () => {
    const { code, stdout } = await runHere(['info', '--root', tempFolder()]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^treesite +\d/);
    expect(stdout).toContain('no data folder here');
  });
});

describe('treesite clean', () => {
  it('removes only the cache and leftovers of interrupted builds and imports', async () => {
    const root = minimalSite();
    await runHere(['build', '--root', root]);
    mkdirSync(path.join(root, '.treesite/schema'));
    mkdirSync(path.join(root, '.dist.treesite-new'));
    const data = readTree(path.join(root, 'data'));
    for (const role of ['new', 'old'])
      writeFileSync(path.join(root, `data/cities/.sisters-or.yaml.treesite-${role}`), 'name: S');
    const kept = readTree(path.join(root, 'dist'));
    const { code, stdout } = await runHere(['clean', '--root', root]);
    expect(code).toBe(0);
    expect(stdout.match(/^Removed /gm)).toHaveLength(3);
    expect(readTree(path.join(root, 'data'))).toEqual({ ...data, 'cities/.sisters-or.yaml.treesite-old': 'name: S' });
    expect(readdirSync(root).sort()).toEqual(['.treesite', 'data', 'dist']);
    expect(readdirSync(path.join(root, '.treesite'))).toEqual(['schema']);
    expect(readTree(path.join(root, 'dist'))).toEqual(kept);
    expect(await runHere(['clean', '--root', root])).toMatchObject({
      code: 0,
      stdout: 'There is nothing to remove.\n',
    });
  });

  it('deletes nothing through a symbolic link in place of a folder of treesite', async () => {
    const root = minimalSite();
    const elsewhere = tempFolder({ '.a.treesite-new': 'mine' });
    mkdirSync(path.join(root, '.treesite'), { recursive: true });
    symlinkSync(elsewhere, path.join(root, '.treesite/imports'));
    expect(await runHere(['clean', '--root', root])).toMatchObject({ code: 1 });
    expect(readTree(elsewhere)).toEqual({ '.a.treesite-new': 'mine' });
  });

  it('does not disturb a build that is running', async () => {
    const root = minimalSite();
    mkdirSync(path.join(root, 'dist'));
    const staging = path.join(root, '.dist.treesite-new', holderName(process.pid, 'abc'));
    mkdirSync(staging, { recursive: true });
    await runHere(['clean', '--root', root]);
    expect(existsSync(staging)).toBe(true);
  });
});
