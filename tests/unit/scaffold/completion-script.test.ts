/** Completion scripts contain every command and option, and shells can run them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Argument, Command, Option } from 'commander';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { commandTree } from '../../../src/cli/command-tree.ts';
import { completionScript, shells } from '../../../src/cli/completion-script.ts';

const program = new Command('treesite')
  .version('1')
  .addCommand(
    new Command('build')
      .description("make the owner's site")
      .option('--root <dir>', 'where')
      .option('--report <file.html>', 'a page')
      .option('--now <date>', 'when')
      .addOption(new Option('--minify <level>', 'how').choices(['full'])),
  )
  .addCommand(new Command('new').addCommand(new Command('city').option('--county <slug>', 'its county: a slug')))
  .addCommand(new Command('shell').addArgument(new Argument('<name>').choices(['one', 'two'])))
  .addCommand(new Command('init').argument('<new-dir>'))
  .addCommand(new Command('open').argument('<dir>'))
  .addCommand(new Command('read').argument('<file>'))
  .addCommand(new Command('explain').argument('[code]'));
const tree = commandTree(program, ['city/unknown-county', 'url/collision']);

/** Where the shells complete. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-completion-'));
for (const name of ['.hidden', 'shown', 'data/counties']) mkdirSync(path.join(folder, name), { recursive: true });
for (const name of ['page.html', 'data/counties/cook-county-or.yaml', 'data/counties/crook-county-or.yaml'])
  writeFileSync(path.join(folder, name), '');
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(shells)('the script for %s', (shell) => {
  const script = completionScript(shell, tree);

  it('names every command, option and fixed argument', () => {
    const dashes = shell === 'fish' ? '-l ' : '--';
    for (const word of [
      'build',
      'new',
      'city',
      'shell',
      'init',
      'one',
      'two',
      `${dashes}root`,
      `${dashes}county`,
      `${dashes}help`,
    ])
      expect(script).toContain(word);
  });
});

const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .sort();

/** Where there is no zsh: bash reads the same quotes and blocks. */
const readers = { bash: ['bash'], zsh: ['zsh', 'bash'] } as const;

it.each(['bash', 'zsh'] as const)('a shell can read the script for %s', (shell) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-completion-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, shell);
  writeFileSync(file, completionScript(shell, tree));
  const reader = readers[shell].find((name) => !spawnSync(name, ['--version']).error) ?? 'bash';
  const { status, stderr } = spawnSync(reader, ['-n', file], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('every block and every quote of the script for fish is closed', () => {
  const words = completionScript('fish', tree)
    .replace(/^#.*$/gm, '')
    .replace(/\\.|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, 'text');
  expect(words).not.toMatch(/['"]/);
  expect(words.match(/^\s*(function|for|switch|if|while|begin)\b/gm)?.length).toBe(words.match(/^\s*end$/gm)?.length);
  const open = (words.match(/\(/g) ?? []).length;
  expect(open).toBe(words.match(/\)/g)?.length);
});

const hasFish = !spawnSync('fish', ['--version']).error;
if (!hasFish) console.log('Completion in fish is tested without fish. To install it: apt-get install fish');

describe.skipIf(!hasFish)('fish', () => {
  const cases: readonly (readonly [line: string, expected: string[]])[] = [
    ['treesite ', ['build', 'explain', 'init', 'new', 'open', 'read', 'shell']],
    ['treesite bu', ['build']],
    ['treesite build --r', ['--report', '--root']],
    ['treesite new ', ['city']],
    ['treesite new city --c', ['--county']],
    ['treesite shell t', ['two']],
    ['treesite build --minify ', ['full']],
    ['treesite explain city/', ['city/unknown-county']],
    ['treesite new city Bend --county c', ['cook-county-or', 'crook-county-or']],
    ['treesite build --now ', []],
    ['treesite build --root ', ['data/', 'shown/']],
    ['treesite open ', ['data/', 'shown/']],
    ['treesite init ', []],
    ['treesite init data/', ['data/counties/']],
    ['treesite read p', ['page.html']],
    ['treesite build --report p', ['page.html']],
  ];
  /** What it offers for each, descriptions left out. */
  let offered: string[][] = [];

  beforeAll(() => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'treesite-fish-'));
    const calls = cases.map(([line]) => `complete -C ${JSON.stringify(line)}; printf '\\0'`);
    // One shell for all, because each takes 30 ms to start.
    const { stdout, stderr } = spawnSync(
      'fish',
      ['--no-config', '-c', [completionScript('fish', tree), ...calls].join('\n')],
      {
        encoding: 'utf8',
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: home },
      },
    );
    rmSync(home, { recursive: true });
    expect(stderr).toBe('');
    offered = stdout.split('\0').map((found) => linesOf(found.replace(/\t.*$/gm, '')));
  });

  it.each(cases.map((one, index) => [...one, index] as const))('offers after %j: %j', (_, expected, index) => {
    expect(offered[index]).toEqual(expected);
  });
});

describe('bash', () => {
  const cases: readonly (readonly [words: string[], expected: string[]])[] = [
    [
      ['treesite', ''],
      ['build', 'explain', 'init', 'new', 'open', 'read', 'shell'],
    ],
    [['treesite', 'bu'], ['build']],
    [
      ['treesite', 'build', '--r'],
      ['--report', '--root'],
    ],
    [
      ['treesite', 'new', 'city', ''],
      ['--county', '--help'],
    ],
    [['treesite', 'new', ''], ['city']],
    [['treesite', 'build', '--minify', ''], ['full']],
    [['treesite', 'explain', 'city/'], ['city/unknown-county']],
    [
      ['treesite', 'new', 'city', 'Bend', '--county', 'c'],
      ['cook-county-or', 'crook-county-or'],
    ],
    [['treesite', 'new', 'city', '--c'], ['--county']],
    [['treesite', 'shell', 't'], ['two']],
    [['treesite', 'build', '--now', ''], []],
    [
      ['treesite', 'build', '--root', ''],
      ['data', 'shown'],
    ],
    [
      ['treesite', 'open', ''],
      ['data', 'shown'],
    ],
    [['treesite', 'init', ''], []],
    [['treesite', 'init', 'data/'], ['data/counties']],
    [
      ['treesite', 'open', '.'],
      ['.', '..', '.hidden'],
    ],
    [['treesite', 'read', 'p'], ['page.html']],
    [['treesite', 'build', '--report', 'p'], ['page.html']],
  ];
  /** What it offers for each. */
  let offered: string[][] = [];

  beforeAll(() => {
    const call = `COMPREPLY=(); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _treesite; printf '%s\\n' "\${COMPREPLY[@]}"; printf '\\0'`;
    const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ');
    const calls = cases.map(([words]) => `COMP_WORDS=(${quoted(words)}); ${call}`);
    const script = [completionScript('bash', tree), ...calls].join('\n');
    // One shell for all, because each takes 20 ms to start.
    const { stdout } = spawnSync('bash', ['-c', script, 'bash'], { encoding: 'utf8', cwd: folder });
    offered = stdout.split('\0').map(linesOf);
  });

  it.each(cases.map((one, index) => [...one, index] as const))('offers after %j: %j', (_, expected, index) => {
    expect(offered[index]).toEqual(expected);
  });
});
