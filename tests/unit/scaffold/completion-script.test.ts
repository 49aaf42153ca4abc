/** Completion scripts hold every command and option there is, and shells can run them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Argument, Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { commandTree } from '../../../src/cli/command-tree.ts';
import { completionScript, shells } from '../../../src/cli/completion-script.ts';

const program = new Command('treesite')
  .version('1')
  .addCommand(
    new Command('build')
      .description("make the owner's site")
      .option('--root <dir>', 'where')
      .option('--report <file.html>', 'a page')
      .option('--now <date>', 'when'),
  )
  .addCommand(new Command('new').addCommand(new Command('city').option('--county <slug>', 'its county: a slug')))
  .addCommand(new Command('shell').addArgument(new Argument('<name>').choices(['one', 'two'])))
  .addCommand(new Command('init').argument('<dir>'));
const tree = commandTree(program);

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

it.each(shells.filter((shell) => !spawnSync(shell, ['--version']).error))('%s can read its script', (shell) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-completion-'));
  const file = path.join(folder, shell);
  writeFileSync(file, completionScript(shell, tree));
  const { status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

describe('bash', () => {
  const offered = (...words: string[]) => {
    const call = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _treesite; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const script = `${completionScript('bash', tree)}\n${call}`;
    const { stdout } = spawnSync('bash', ['-c', script, 'bash', ...words], {
      encoding: 'utf8',
      cwd: import.meta.dirname,
    });
    return stdout
      .split('\n')
      .filter((line) => line !== '')
      .sort();
  };

  it.each([
    [
      ['treesite', ''],
      ['--help', '--version', 'build', 'init', 'new', 'shell'],
    ],
    [['treesite', 'bu'], ['build']],
    [
      ['treesite', 'build', '--r'],
      ['--report', '--root'],
    ],
    [
      ['treesite', 'new', ''],
      ['--help', 'city'],
    ],
    [['treesite', 'new', 'city', '--c'], ['--county']],
    [['treesite', 'shell', 't'], ['two']],
    [['treesite', 'build', '--now', ''], []],
    [['treesite', 'build', '--root', ''], []],
    [['treesite', 'build', '--report', 'completion-'], ['completion-script.test.ts']],
  ])('offers after %j: %j', (words, expected) => {
    expect(offered(...words)).toEqual(expected);
  });
});
