/** What a new user does with the packed treesite: starts a site in an empty folder, installs it, builds it, adds a city. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { translatableKinds } from '../../src/schema/translation-schema.ts';
import { copyTree } from '../support/sites/copy-tree.ts';
import { writeFiles } from '../support/sites/edit-files.ts';
import { fillInFile } from '../support/sites/fill-in-file.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { spawnServer } from '../support/sites/spawn-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = tempFolder();
const home = path.join(folder, 'new-user');
const unpacked = path.join(home, 'node_modules/treesite');
const site = path.join(home, 'site');

/** The environment of a terminal: nothing of the npm that runs the tests but where it finds packages. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|NODE_|VITEST)/.test(name) || /^npm_config_(registry|cache|userconfig|globalconfig)$/.test(name),
  ),
);

function run(cwd: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

/** What a command in the folder of a starter writes, and a test. */
const unpublished = [
  ...['.treesite/schema/city.json', 'dist/index.html', '.dist.treesite-old/index.html'].map(
    (name) => `examples/starter/${name}`,
  ),
  ...['dist/index.html', 'tests/a.test.ts'],
];

const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

beforeAll(() => {
  const project = path.join(folder, 'project');
  copyTree(projectRoot, project, ['.git', '.treesite', 'dist', 'node_modules', 'tests']);
  writeFiles(project, Object.fromEntries(unpublished.map((name) => [name, ''])));
  // Without scripts: the copy has no compiler.
  const packed = run(project, 'npm', 'pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder);
  expect(packed).toMatchObject({ code: 0 });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  unpack(path.join(folder, tarball));
});

/** Beside the packages of this repository, with what npm notes of it: only the site below is installed by npm, which takes seconds. */
function unpack(tarball: string): void {
  const modules = path.dirname(unpacked);
  mkdirSync(modules, { recursive: true });
  expect(run(home, 'tar', '-xzf', tarball)).toMatchObject({ code: 0 });
  renameSync(path.join(home, 'package'), unpacked);
  const { dependencies } = JSON.parse(readFileSync(path.join(unpacked, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(projectRoot, 'node_modules', name), path.join(modules, name));
  }
  const packages = { 'node_modules/treesite': { resolved: `file:${path.relative(home, tarball)}` } };
  writeFileSync(path.join(modules, '.package-lock.json'), JSON.stringify({ packages }));
}

/**
 * The dependencies as npm installed them in this repository, and its notes of them: it adds only treesite, in a third of the time, and removes what treesite does not depend on.
 * Folders of links, because npm replaces packages that are links themselves.
 */
function linkDependencies(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  const { packages } = JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'));
  const names = Object.keys(packages).filter((name) => {
    const { dev = false, devOptional = false } = packages[name];
    return name !== '' && !dev && !devOptional && existsSync(path.join(projectRoot, name));
  });
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  for (const name of names) {
    const own = path.join(folder, name);
    mkdirSync(own, { recursive: true });
    for (const entry of readdirSync(path.join(projectRoot, name)))
      if (entry !== 'node_modules') symlinkSync(path.join(projectRoot, name, entry), path.join(own, entry));
    if (path.dirname(own) === modules)
      for (const [command, file] of Object.entries<string>(packages[name].bin ?? {}))
        symlinkSync(path.join(own, file), path.join(modules, '.bin', command));
  }
  const notes = { lockfileVersion: 3, packages: Object.fromEntries(names.map((name) => [name, packages[name]])) };
  writeFileSync(path.join(modules, '.package-lock.json'), JSON.stringify(notes));
}

const treesite = (...args: string[]) => run(site, path.join(site, 'node_modules/.bin/treesite'), ...args);

function expectOwnTarball(root: string): void {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(dependencies.treesite).toMatch(/^file:treesite-.*\.tgz$/);
  expect(readdirSync(root)).toContain(dependencies.treesite.replace('file:', ''));
}

describe('the packed treesite in an empty folder', () => {
  it('contains no sites except the starters, without what commands write there, and the example server of docs/forms.md', () => {
    const names = readdirSync(unpacked);
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'bin', 'examples', 'src', 'templates']));
    for (const own of ['data', 'dist', 'tests']) expect(names).not.toContain(own);
    expect(unpublished.filter((name) => existsSync(path.join(unpacked, name)))).toEqual([]);
    expect(readdirSync(path.join(unpacked, 'examples'))).toEqual(['lead-receiver', 'starter', 'starter-es']);
  });

  it('contains the schemas of translations, which no commit has, for sites without copies', () => {
    const names = readdirSync(path.join(unpacked, 'src/schema/translations'));
    expect(names.sort()).toEqual(translatableKinds.map((kind) => `${kind}.schema.json`).sort());
  });

  it('holds the docs that its messages, its schemas and its README name', () => {
    const named = new Set(
      readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
        .filter(
          (name) => /^(README\.md|bin\/lib\/.*\.js|src\/.*\.json|examples\/.*)$/.test(name) && /\.\w+$/.test(name),
        )
        .flatMap((name) => [...readFileSync(path.join(unpacked, name), 'utf8').matchAll(/\bdocs\/[a-z-]+\.md\b/g)])
        .map(([name]) => name),
    );
    expect([...named]).toEqual(expect.arrayContaining(['docs/data.md', 'docs/publishing.md']));
    expect([...named].filter((name) => !existsSync(path.join(unpacked, name)))).toEqual([]);
  });

  it('starts a site that installs, adds a city and its county, builds and writes a report', () => {
    const launcher = path.join(unpacked, 'bin/treesite.js');
    const company = ['--name', 'Otter Creek Gutters', '--state', 'NH'];
    const started = run(home, process.execPath, launcher, 'init', 'site', ...company);
    expect(started).toMatchObject({ code: 0 });
    expect(started.stdout).toContain('  cd site\n  npm install\n  npm run dev\n');
    expectOwnTarball(site);
    linkDependencies(site);
    expect(run(site, 'npm', 'install', ...quietly)).toMatchObject({ code: 0 });
    const added = treesite('new', 'city', 'Snow Hill', '--county', 'Alder County', '--with-county', '--tier', 'nearby');
    expect(added).toMatchObject({ code: 0 });
    for (const file of ['cities/snow-hill-nh.yaml', 'counties/alder-county-nh.yaml'])
      fillInFile(path.join(site, 'data', file));
    // A card per page would be a third of the work.
    appendFileSync(path.join(site, 'data/site.yaml'), 'shareCards: site\n');
    const built = treesite('build', '--report', 'report.html');
    expect(built.stderr).not.toContain(' error ');
    expect(built.stderr).toMatch(/ warnings content\/sample$/m);
    expect(built).toMatchObject({ code: 0 });
    const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
    expect(read('dist/index.html')).toContain('Otter Creek Gutters');
    expect(read('dist/areas/alder-county-nh/index.html')).toContain('Snow Hill');
    expect(read('report.html')).toContain('/areas/snow-hill-nh/');
    expect(existsSync(path.join(site, 'dist/areas/snow-hill-nh/index.html'))).toBe(true);
  }, 300_000);

  it('starts another site, as npm has installed it', () => {
    const other = path.join(home, 'other');
    expect(treesite('init', other, '--state', 'NH')).toMatchObject({ code: 0 });
    expectOwnTarball(other);
  });

  it('explains how to install the CMS, which it does not contain', () => {
    const { code, stderr } = treesite('cms', '--repo', 'otter/gutters');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^ {2}npm install --save-dev @sveltia\/cms@\d/m);
    expect(existsSync(path.join(site, 'static'))).toBe(false);
  });

  it('shows it with dev', async () => {
    const launcher = path.join(site, 'node_modules/.bin/treesite');
    const { child, port } = await spawnServer([launcher, 'dev', '--port', '0'], { cwd: site, env });
    onTestFinished(() => void child.kill('SIGINT'));
    const answer = await fetch(`http://localhost:${port}/areas/snow-hill-nh/`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('</html>');
  });
});
