/** `treesite rollback`: points the published symlink at the previous release. */
import path from 'node:path';
import { Command } from 'commander';
import { Refusal } from '../../diagnostics/errors.ts';
import { outputFolder } from '../../pipeline/site-folders.ts';
import { counted } from '../../text/strings.ts';
import { displayPath } from '../environment.ts';
import { requireFolder } from '../options/site-flags.ts';
import type { Terminal } from '../output/terminal.ts';

export function rollbackCommand(terminal: Terminal): Command {
  return new Command('rollback')
    .description(
      'go back to the previous build, if the output folder is a link to a release (“publish: symlink” in site.yaml)',
    )
    .option('--root <dir>', 'the project folder', '.')
    .option('--out <dir>', 'the published symbolic link', 'dist')
    .action(async (flags: { root: string; out: string }) => {
      const out = path.resolve(requireFolder(flags.root), flags.out);
      const result = await outputFolder.rollBack(out);
      if ('why' in result) throw new Refusal(`${result.why} Nothing was changed.`);
      const { pages, publishedAt, releasesBefore, serverFiles, left } = result;
      const built = publishedAt.toISOString().slice(0, 19).replace('T', ' ');
      terminal.out(
        `${displayPath(out)} is now the release built at ${built} UTC (${counted(pages, 'page')}). ${nextStep(releasesBefore)}\n`,
      );
      for (const { file, isGone } of serverFiles)
        terminal.out(
          isGone
            ? `This release has no ${file}, so your server keeps the old rules and cannot be reloaded.\n`
            : `Reload your server, because this release has another ${file}.\n`,
        );
      if (left !== undefined)
        terminal.out(
          `Files of your own that are newer than this release, if any, are in ${displayPath(left)}. Copy them from there before the next build, which deletes it.\n`,
        );
    });
}

function nextStep(releasesBefore: number): string {
  const build = 'npx treesite build publishes the current data';
  return releasesBefore === 0
    ? `It is the oldest release; ${build}.`
    : `npx treesite rollback goes back one more release; ${build}.`;
}
