/** What a new user does: installs the packed treesite into an empty folder, starts a site, builds it, adds a city. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillInFile } from '../support/fill-in-file.ts';
import { projectRoot } from '../support/run-cli.ts';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'treesite-tarball-')));
const home = path.join(folder, 'new-user');
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

const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

beforeAll(() => {
  // Without scripts: compiling again would pull bin/lib away from under the tests that run beside this one.
  const packed = run(projectRoot, 'npm', 'pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder);
  expect(packed).toMatchObject({ code: 0 });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  expect(run(folder, 'mkdir', home)).toMatchObject({ code: 0 });
  expect(run(home, 'npm', 'install', path.join(folder, tarball), ...quietly)).toMatchObject({ code: 0 });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed treesite in an empty folder', () => {
  it('holds no site but the starter', () => {
    const names = readdirSync(path.join(home, 'node_modules/treesite'));
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'bin', 'examples', 'src', 'templates']));
    for (const own of ['data', 'dist', 'tests']) expect(names).not.toContain(own);
    expect(readdirSync(path.join(home, 'node_modules/treesite/examples'))).toEqual(['starter']);
  });

  it('holds the docs that its messages, its schemas and its README name', () => {
    const installed = path.join(home, 'node_modules/treesite');
    const named = new Set(
      readdirSync(installed, { recursive: true, encoding: 'utf8' })
        .filter(
          (name) => /^(README\.md|bin\/lib\/.*\.js|src\/.*\.json|examples\/.*)$/.test(name) && /\.\w+$/.test(name),
        )
        .flatMap((name) => [...readFileSync(path.join(installed, name), 'utf8').matchAll(/\bdocs\/[a-z-]+\.md\b/g)])
        .map(([name]) => name),
    );
    expect([...named]).toEqual(expect.arrayContaining(['docs/data.md', 'docs/publishing.md']));
    // Notes about the site that treesite was made for, which is not in the package.
    named.delete('docs/owner-notes.md');
    expect([...named].filter((name) => !existsSync(path.join(installed, name)))).toEqual([]);
  });

  it('starts a site that installs and builds', () => {
    const started = run(home, 'npx', 'treesite', 'init', 'site', '--name', 'Otter Creek Gutters', '--state', 'NH');
    expect(started).toMatchObject({ code: 0 });
    expect(started.stdout).toContain('  cd site\n  npm install\n  npm run build\n');
    const { dependencies } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
    expect(dependencies.treesite).toMatch(/^file:treesite-.*\.tgz$/);
    expect(readdirSync(site)).toContain(dependencies.treesite.replace('file:', ''));
    expect(run(site, 'npm', 'install', ...quietly)).toMatchObject({ code: 0 });
    const built = run(site, 'npm', 'run', 'build');
    expect(built.stderr).not.toContain(' error ');
    expect(built).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(site, 'dist/index.html'), 'utf8')).toContain('Otter Creek Gutters');
  }, 300_000);

  it('says how to install the CMS, which it does not bring', () => {
    const { code, stderr } = run(site, 'npx', 'treesite', 'cms', '--repo', 'otter/gutters');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^ {2}npm install --save-dev @sveltia\/cms@\d/m);
    expect(existsSync(path.join(site, 'static'))).toBe(false);
  });

  it('adds a city and its county, says what is left to write, and builds it', () => {
    const added = run(
      site,
      'npx',
      'treesite',
      'new',
      'city',
      'Snow Hill',
      '--county',
      'Alder County',
      '--with-county',
      '--tier',
      'nearby',
    );
    expect(added).toMatchObject({ code: 0 });
    const left = run(site, 'npm', 'run', 'check');
    expect(left.code).toBe(1);
    expect([...left.stderr.matchAll(/ error (\S+)/g)].every(([, code]) => code === 'content/fill-in')).toBe(true);
    for (const file of ['cities/snow-hill-nh.yaml', 'counties/alder-county-nh.yaml'])
      fillInFile(path.join(site, 'data', file));
    expect(run(site, 'npm', 'run', 'build')).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(site, 'dist/areas/alder-county-nh/index.html'), 'utf8')).toContain('Snow Hill');
    expect(existsSync(path.join(site, 'dist/areas/snow-hill-nh/index.html'))).toBe(true);
  }, 120_000);

  it.each([
    ['dev', '/areas/snow-hill-nh/'],
    ['preview', '/'],
  ])(
    'shows it with %s',
    async (command, address) => {
      const child = spawn('npx', ['treesite', command, '--port', '0'], { cwd: site, env, detached: true });
      try {
        const shown = await new Promise<string>((resolve, reject) => {
          let said = '';
          child.stdout.on('data', (chunk) => {
            said += chunk;
            const found = /http:\/\/\S+(?=\/)/.exec(said)?.[0];
            if (found !== undefined) resolve(found);
          });
          child.once('exit', () => reject(new Error(said)));
        });
        const answer = await fetch(shown + address);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain('</html>');
      } finally {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      }
    },
    60_000,
  );

  it('writes a report about it', () => {
    expect(run(site, 'npx', 'treesite', 'build', '--report', 'report.html')).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(site, 'report.html'), 'utf8')).toContain('/areas/snow-hill-nh/');
  }, 60_000);

  it('refuses to publish a sample, and describes itself', () => {
    expect(run(site, 'npx', 'treesite', 'check', '--publish')).toMatchObject({ code: 1 });
    const { data, packages } = JSON.parse(run(site, 'npx', 'treesite', 'info', '--json').stdout);
    expect(data.files.city).toBe(3);
    expect(Object.values(packages)).not.toContain(null);
    expect(run(site, 'npx', 'treesite', 'clean').stdout).toBe('Removed .treesite/cache\n');
  }, 120_000);
});
