/** `treesite check` on whole sites: what it reports about pages, what a site may allow, what may not be published. UPDATE_EXPECTED=1 updates the expected output for the sloppy and the neglected site. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { reported } from '../support/linted-pages.ts';
import { coldRoot } from '../support/shared-assets.ts';
import { now } from '../support/sites/build-small-site.ts';
import { editFile, writeFiles } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

/** At a URL that is not reserved. */
const publish = ['--publish', '--base-url', 'https://www.high-desert-pianos.com'];
const check = (folder: string, ...flags: string[]) => runHere(['check', ...coldRoot(folder), ...now, ...flags]);

async function expectSaid(name: string, folder: string, ...flags: string[]) {
  const { code, stdout, stderr } = await check(folder, ...flags);
  const file = path.join(projectRoot, 'tests/sites', name, 'expected.txt');
  if (process.env.UPDATE_EXPECTED) writeFileSync(file, stderr + stdout);
  expect(stderr + stdout).toBe(readFileSync(file, 'utf8'));
  expect(code).toBe(0);
}

it('reports every fault of page contents, outdated or unused data, and links to other sites that do not work, in a site that builds', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const status = Number(new URL(url).pathname.slice(1)) || 200;
    return new Response(null, { status, headers: { location: 'https://guild.example/' } });
  });
  await expectSaid('neglected', overlaySite('neglected'), '--external').finally(() => vi.unstubAllGlobals());
});

describe('a site that builds, with every fault of pages', () => {
  let folder: string;
  beforeAll(() => {
    folder = overlaySite('sloppy');
  });

  it('is reported with what is wrong, where and how to fix it', () => expectSaid('sloppy', folder));

  it('is still built: its build does not report them', async () => {
    const { code, stderr } = await runHere(['build', ...coldRoot(folder), ...now]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('may not be published with copies of pages and invented numbers', async () => {
    const { code, stdout, stderr } = await check(folder, ...publish);
    expect(code).toBe(1);
    expect(stderr.match(/^\S+ error \S+/gm)).toEqual([
      expect.stringMatching(/ error place\/similar$/),
      expect.stringMatching(/ error phone\/placeholder$/),
      expect.stringMatching(/ error url\/placeholder$/),
    ]);
    const warnings = stderr.match(/ warning \S+$/gm)?.length;
    expect(stdout).toContain(
      ` pages checked: 3 errors and ${warnings} warnings, and 1 warning allowed in site.yaml.\n`,
    );
  });

  it('is reported in one JSON document, with the pages each fault affects', async () => {
    const { stdout, stderr } = await check(folder, '--json');
    expect(stderr).toBe('');
    const document = JSON.parse(stdout);
    const pair = ['/areas/la-pine-or/', '/areas/sisters-or/'];
    expect(document.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'place/similar', severity: 'warning', pages: pair }),
    );
    expect(document.allowed).toMatchObject([
      { code: 'page/description-length', pages: ['/notes/'], reason: 'Nobody is to find this page by searching.' },
    ]);
  });
});

it('may be allowed to have a copy, by either page, an invented number and a reserved host, and then be published', async () => {
  const folder = overlaySite('sloppy');
  const entries =
    '    - code: place/similar\n      where: /areas/la-pine-or/\n      reason: One town with two names.\n    - code: phone/placeholder\n      reason: It is from a film.\n    - code: url/placeholder\n      reason: These forms are a test.\n';
  appendFileSync(path.join(folder, 'data/site.yaml'), entries);
  const { code, stderr } = await check(folder, ...publish);
  expect(stderr).not.toContain('place/similar');
  expect(code).toBe(0);
});

it('reports a page that no page links to, unless an HTML file of the static folder does, in any form that hosts answer', async () => {
  const folder = overlaySite('minimal');
  // It sends no policy, which would make browsers ignore <base>.
  editFile(folder, 'data/site.yaml', /^/, 'deploy: github-pages\n');
  const document = (name: string) =>
    `---\ntitle: ${name}\naliases: [/old-${name}/]\nmetaTitle: ${name}\nmetaDescription: ${name}\nkeywords: [${name}]\n---\nWords.\n`;
  const names = ['query', 'alias', 'bare-alias', 'file', 'base', 'orphan'];
  const links = ['../query/?all', '/old-alias/', '/old-bare-alias', '../file/index.html'];
  writeFiles(folder, {
    ...Object.fromEntries(names.map((name) => [`data/pages/${name}.md`, document(name)])),
    'static/guide/index.html': links.map((href) => `<a href="${href}">Notes</a>`).join(''),
    'static/guide/base.html': '<base href="https://highdesertpianos.example/"><a href="base/">Notes</a>',
  });
  const { stderr } = await check(folder, '--verbose');
  expect(stderr.match(/(?<=links to \/).*(?=\/\.$)/gm)).toEqual(['orphan']);
});

it('can allow a warning of its build, which build and check then do not report, not even beside errors', async () => {
  const folder = overlaySite('no-endpoint');
  const list = 'checks:\n  allow:\n    - code: form/no-endpoint\n      reason: People call.\n';
  appendFileSync(path.join(folder, 'data/site.yaml'), list);
  expect((await runHere(['build', ...coldRoot(folder), ...now])).stderr).toBe('');
  const { stdout, stderr } = await check(folder);
  expect({ stdout, stderr }).toEqual({
    stdout: '10 pages checked: no problems, and 1 warning allowed in site.yaml.\n',
    stderr: '',
  });
  appendFileSync(path.join(folder, 'data/services/piano-tuning.yaml'), 'colour: black\n');
  for (const { stderr } of [await runHere(['build', ...coldRoot(folder), ...now]), await check(folder)])
    expect(stderr.match(/(?:error|warning) \S+\/\S+/g)).toEqual(['error schema/unknown-key']);
});

it('may not be published with forms that have no endpoint', async () => {
  const { code, stderr } = await check(overlaySite('no-endpoint'), ...publish);
  expect({ code, errors: stderr.match(/ error \S+/g) }).toEqual({ code: 1, errors: [' error form/no-endpoint'] });
  const folder = overlaySite('no-endpoint');
  appendFileSync(path.join(folder, 'data/site.yaml'), 'forms:\n  endpoint: http://localhost:8090/\n');
  expect((await check(folder)).stderr).toContain('warning url/placeholder');
  const refused = await check(folder, ...publish);
  expect({ code: refused.code, errors: refused.stderr.match(/ error \S+/g) }).toEqual({
    code: 1,
    errors: [' error url/placeholder'],
  });
});

const ofSample = ['content/sample', 'form/no-endpoint', 'phone/placeholder'];
it.each([
  ['of this repository', () => projectRoot, ofSample],
  ['with everything that data can say', () => overlaySite('extras'), ['review/no-source']],
])('the sample company %s gets no false alarm', async (_, folder, expected) => {
  const { diagnostics } = JSON.parse((await runHere(['check', '--root', folder(), ...now, '--json'])).stdout);
  const others = diagnostics.filter(({ code }: { code: string }) => !expected.includes(code));
  expect(reported(others)).toEqual([]);
  expect([...new Set(diagnostics.map(({ code }: { code: string }) => code))].sort()).toEqual(expected);
});
