/** The command itself: exit codes, what goes to stdout and what to stderr, and the words of wrong usage. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';
import { catalog } from '../../src/diagnostics/catalog.ts';
import { aTerminal } from '../support/a-terminal.ts';
import { readBrokenSites } from '../support/sites/broken-sites.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot, runCli } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

const broken = overlaySite('broken-unknown-county');

it('exits with 1 for mistakes in the content, without a stack trace, and without color when piped, regardless of the terminal', async () => {
  const { code, stdout, stderr } = await runCli(['build'], { cwd: broken, env: { TERM: 'xterm-256color' } });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(readBrokenSites().find(({ mistakes }) => mistakes.has('unknown-county'))?.expected);
});

describe('wrong usage is reported in a sentence', () => {
  const cases: [args: string[], words: string | RegExp][] = [
    [['biuld'], /unknown command 'biuld'.*Did you mean build\?/s],
    [['build', '--color'], "unknown option '--color'\nnpx treesite build --help lists the options.\n"],
    [['new', 'town'], "unknown command 'town'\nnpx treesite new --help lists the commands.\n"],
    [['build', 'extra'], 'too many arguments'],
    [['build', '--base-url', 'example.com'], 'Must be a URL such as https://www.example.com.'],
    [['build', '--base-url', 'https://example.com/?a=b'], 'Must be a URL such as https://www.example.com.'],
    [['build', '--now', '2026-02-30'], 'Must be a date such as 2026-06-01.'],
    [['build', '--jobs', '0'], 'Must be a whole number from 1 to 64.'],
    [['build', '--out'], "option '--out <dir>' argument missing"],
    [['build', '--root', 'no-such-folder'], /^There is no folder .*no-such-folder\. Run treesite in a site’s folder/],
    [
      ['check', '--templates', 'no-such-folder'],
      /^There is no folder .*no-such-folder\. Name another one with --templates/,
    ],
    [['build', '--static', 'no-such-folder'], /^There is no folder .*no-such-folder\. Name another one with --static/],
    [['build', '--root', 'package.json'], /^There is no folder .*package\.json\. /],
    [['build', '--root', 'docs'], /^There is no data folder .*docs.data\. Run treesite in a site’s folder/],
    [['build', '--root', '..'], /^There is no data folder .*data\. Run treesite in a site’s folder/],
    [['preview', '--port', '70000'], 'Must be a whole number from 1 to 65535, or 0 for any free port.'],
    [['preview', '--root', 'docs'], 'Run npx treesite build first.'],
    ...['preview', 'rollback', 'clean', 'info', 'types'].map((command): [string[], RegExp] => {
      return [[command, '--root', 'package.json'], /^There is no folder .*package\.json\.\n$/];
    }),
    [['init', '--editor', 'package.json'], /^There is no folder .*package\.json\.\n$/],
    [['import', '--root', 'no-such-folder', 'no-such-file.csv'], /^There is no folder .*no-such-folder\. /],
    [['explain', 'city/unknown-conty'], 'Did you mean city/unknown-county?'],
    [['explain', 'nothing'], 'Run npx treesite explain to list all codes.'],
    [['explain', 'link/something'], 'There is no diagnostic link/something. Did you mean link?'],
  ];
  it.each(cases)('%j', async (args, words) => {
    const { code, stdout, stderr } = await runHere(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    if (typeof words === 'string') expect(stderr).toContain(words);
    else expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('lists the commands if none is given', async () => {
    const { code, stderr } = await runHere([]);
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: npx treesite');
  });
});

describe('--json', () => {
  it.each([['build', '--report', 'report.html'], ['check', '--report', 'report.html'], ['info']])(
    'prints the fields that the help of %s names',
    async (command, ...flags) => {
      const [{ options = [] } = {}] = (await createProgram(aTerminal().terminal, [command])).commands;
      const { description = '' } = options.find(({ long }) => long === '--json') ?? {};
      const named = description.replace(/.* the fields /, '').replaceAll(/ \([^)]*\)/g, '');
      const { stdout } = await runHere([command, '--root', overlaySite('minimal'), '--json', ...flags]);
      const printed = Object.keys(JSON.parse(stdout));
      expect(named.split(', ')).toEqual(command === 'info' ? printed : [...printed, 'failure']);
    },
  );

  it('prints one document about a good site and nothing else', async () => {
    const { code, stdout, stderr } = await runHere(['build', '--root', overlaySite('broken-unknown-icon'), '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const document = JSON.parse(stdout);
    expect(document.pages).toHaveLength(11);
    expect(document.pages[0]).toEqual({
      path: '/',
      file: 'index.html',
      bytes: expect.any(Number),
      milliseconds: expect.any(Number),
    });
    expect(document.published.added).toBeGreaterThan(10);
    expect(document.published.pages).toContainEqual({ path: '/', change: 'new' });
    expect(document.diagnostics).toMatchObject([{ code: 'icon/unknown', severity: 'warning', at: { line: 11 } }]);
    expect(document.milliseconds).toEqual(expect.any(Number));
  });

  it('prints one document about a broken site and nothing else', async () => {
    const { code, stdout, stderr } = await runHere(['build', '--root', broken, '--json']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      published: null,
      pages: [],
      diagnostics: [
        {
          code: 'city/unknown-county',
          severity: 'error',
          message: 'There is no county deschutes-county.',
          hint: 'Did you mean deschutes-county-or?',
          at: { file: 'data/cities/sisters-or.yaml', line: 2, column: 9 },
          related: [],
        },
      ],
    });
  });
});

it('check prints only problems with --quiet', async () => {
  const check = ['check', '--root', overlaySite('no-endpoint')];
  const all = await runHere(check);
  expect(all.stderr).toContain('warning form/no-endpoint');
  expect(all.stdout).not.toBe('');
  expect(await runHere([...check, '--quiet'])).toEqual({ ...all, stdout: '' });
});

describe('explain', () => {
  it('says of a code what it means, why it matters and how to fix it', async () => {
    for (const [code, entry] of Object.entries(catalog).filter((_, index) => index % 40 === 0)) {
      const { code: exit, stdout } = await runHere(['explain', code]);
      expect(exit, code).toBe(0);
      const text = stdout.replaceAll(/\s+/g, ' ');
      for (const words of [code, entry.severity ?? 'error', entry.title, entry.why, entry.fix])
        expect(text).toContain(words);
    }
  });

  it.each(['yaml', 'yaml/'])('lists the codes of a group for %s', async (group) => {
    const { code, stdout } = await runHere(['explain', group]);
    const listed = stdout.trim().split('\n');
    expect([code, listed.length]).toEqual([0, Object.keys(catalog).filter((name) => name.startsWith('yaml/')).length]);
    expect(listed.every((line) => /^yaml\/\S+ +\S/.test(line))).toBe(true);
  });

  it('lists all codes without one', async () => {
    const { stdout } = await runHere(['explain']);
    expect(stdout.trim().split('\n')).toHaveLength(Object.keys(catalog).length);
  });
});

it('ends quietly when its output is cut off', async () => {
  const child = spawn(process.execPath, [path.join(projectRoot, 'bin/treesite.js'), 'explain']);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

it('prints its version and its help to stdout', async () => {
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  expect(await runHere(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  const help = await runHere(['--help']);
  expect({ code: help.code, stderr: help.stderr }).toEqual({ code: 0, stderr: '' });
  for (const command of ['build', 'check', 'preview', 'explain']) expect(help.stdout).toContain(command);
  expect((await runHere(['build', '--help'])).stdout).toContain('--base-url <url>');
});
