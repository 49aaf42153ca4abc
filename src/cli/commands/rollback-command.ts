/** `treesite rollback`: lets the published link lead to the release before. */
import path from 'node:path';
import { Command } from 'commander';
import { outputFolder } from '../../pipeline/output-folder.ts';
import type { Terminal } from '../terminal.ts';

export function rollbackCommand(terminal: Terminal): Command {
  return new Command('rollback')
    .description('publish the release before again, at once; needs publish: symlink in site.yaml')
    .option('--root <dir>', 'the project folder', '.')
    .option('--out <dir>', 'the published link', 'dist')
    .action(async (flags: { root: string; out: string }) => {
      const out = path.resolve(flags.root, flags.out);
      const shown = path.relative(process.cwd(), out) || '.';
      const result = await outputFolder.rollBack(out);
      if ('why' in result) {
        terminal.err(`${result.why} Nothing was changed.\n`);
        process.exitCode = 1;
        return;
      }
      const { pages, publishedAt, releasesBefore } = result;
      const built = publishedAt.toISOString().slice(0, 16).replace('T', ' ');
      terminal.out(`${shown} is the release of ${built} UTC again (${pages} pages). ${nextStep(releasesBefore)}\n`);
    });
}

function nextStep(releasesBefore: number): string {
  const build = 'treesite build publishes the data as it is now';
  return releasesBefore === 0 ? `It is the oldest one; ${build}.` : `treesite rollback goes back once more; ${build}.`;
}
