/** What `treesite cms` does to a real folder, and what it says. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cmsVersion } from '../../src/addons/cms/bundle-cms.ts';
import { writeFiles } from '../support/sites/edit-files.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';
import { tempFolder } from '../support/temp-folder.ts';

const top = tempFolder();
const root = path.join(top, 'sites/gutters');
const admin = path.join(root, 'static/admin');
const read = (name: string) => readFileSync(path.join(admin, name), 'utf8');
const cms = (...args: string[]) => runHere(['cms', '--root', root, ...args]);

beforeAll(async () => {
  mkdirSync(path.dirname(root), { recursive: true });
  expect(await runHere(['init', root])).toMatchObject({ code: 0 });
  // In place of the program, which takes a second to bundle: `tests/browser/cms.test.ts` uses it.
  writeFiles(path.join(root, 'node_modules/@sveltia/cms'), {
    'package.json': JSON.stringify({ version: cmsVersion }),
    'LICENSE.txt': 'MIT',
    'npm/index.js': 'export default {};',
    'npm/assets/merriweather.woff2': '',
  });
});

describe('treesite cms', () => {
  it('asks for the repository if git has no remote', async () => {
    expect(await cms()).toMatchObject({ code: 2, stderr: expect.stringContaining('--repo owner/name') });
    expect(await cms('--repo', 'gutters')).toMatchObject({ code: 2 });
    expect(existsSync(admin)).toBe(false);
  });

  it('asks for --backend if git names an unknown host', async () => {
    mkdirSync(path.join(top, '.git'));
    writeFileSync(path.join(top, '.git/config'), '[remote "origin"]\n\turl = git@git.example.com:otter/all.git\n');
    const asked = 'Name the software that git.example.com runs';
    expect(await cms()).toMatchObject({ code: 2, stderr: expect.stringContaining(asked) });
  });

  it('has paths relative to the checkout, replaces everything that it wrote, and leaves no part of an older program', async () => {
    const old = '/* Written by `treesite cms`. */\n';
    writeFiles(admin, { 'config.yml': old, 'sveltia-cms/start.js': old, 'sveltia-cms/old-ABCDEFGH.js': '' });
    const { code, stdout } = await cms('--repo', 'otter/gutters', '--branch', 'live');
    expect(code).toBe(0);
    expect(stdout).toContain(`Sveltia CMS ${cmsVersion} for otter/gutters on GitHub, branch live.`);
    const config = parse(read('config.yml'));
    expect(config.backend).toMatchObject({ name: 'github', repo: 'otter/gutters', branch: 'live' });
    expect(config.media_folder).toBe('sites/gutters/data/images');
    expect(config.collections[0].folder).toBe('sites/gutters/data/services');
    const names = readdirSync(path.join(admin, 'sveltia-cms'));
    expect(names).toEqual(expect.arrayContaining(['LICENSE.txt', 'assets', 'start.js']));
    expect(names).not.toContain('old-ABCDEFGH.js');
    expect(readdirSync(admin).sort()).toEqual(['_headers', 'config.yml', 'index.html', 'sveltia-cms']);
  });

  it.each(['config.yml', 'sveltia-cms/start.js'])('does not overwrite %s that treesite did not write', async (name) => {
    const before = read(name);
    writeFileSync(path.join(admin, name), 'My own.\n');
    const others = ['index.html', 'config.yml'].filter((other) => other !== name).map(read);
    const { code, stderr } = await cms('--repo', 'otter/other');
    expect(code).toBe(1);
    expect(stderr).toContain('Nothing was written. Move the file');
    expect(read(name)).toBe('My own.\n');
    expect(['index.html', 'config.yml'].filter((other) => other !== name).map(read)).toEqual(others);
    writeFileSync(path.join(admin, name), before);
  });

  it('is made for the version that this repository tests with', () => {
    const { devDependencies, peerDependencies } = JSON.parse(
      readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
    );
    expect(devDependencies['@sveltia/cms']).toBe(cmsVersion);
    expect(peerDependencies['@sveltia/cms']).toBe(`^${cmsVersion}`);
  });
});
