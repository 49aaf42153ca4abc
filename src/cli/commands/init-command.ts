/** `treesite init DIR`: starts a new company's site, data only, that builds at once. */
import path from 'node:path';
import { Command } from 'commander';
import type { Origin } from '../../scaffold/installed-from.ts';
import { type CompanyFlags, rewordFor } from '../../scaffold/starter-words.ts';
import { inTheWay, writeEditorFiles, writeStarter } from '../../scaffold/write-starter.ts';
import { packageRoot, packageVersion } from '../package-root.ts';
import { UsageError } from '../site-options.ts';
import type { Terminal } from '../terminal.ts';

export function initCommand(terminal: Terminal): Command {
  return new Command('init')
    .description('start a new company’s site in an empty folder')
    .argument('<dir>', 'the folder; it is created where there is none')
    .option('--name <name>', 'what the company is called')
    .option('--phone <number>', 'its phone number, as people write it')
    .option('--state <state>', 'the state it works in: VT or Vermont')
    .option('--city <name>', 'its home town')
    .option('--editor', 'only renew what editors read (.treesite/schema and .vscode), after an update of treesite')
    .action(async (dir: string, flags: CompanyFlags & { editor?: boolean }) => {
      const target = path.resolve(dir);
      const folders = { target, packageRoot: packageRoot() };
      if (flags.editor) {
        await writeEditorFiles(folders);
        terminal.out(
          `Renewed ${path.join(dir, '.treesite/schema')}. Settings in .vscode that were there stay as they are.\n`,
        );
        return;
      }
      const reword = rewordFor(flags);
      if (typeof reword === 'string') throw new UsageError(reword);
      const names = await inTheWay(target);
      if (names.length > 0) {
        const some = names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
        terminal.err(`${dir} is not empty (${some}). Nothing was written. Name a new or an empty folder.\n`);
        process.exitCode = 1;
        return;
      }
      const { files, origin } = await writeStarter(folders, reword);
      terminal.out(`Started a site in ${dir} (${files} files). All of its content is a sample.

${stepsAfter(origin, { dir, root: folders.packageRoot }).join('\n  ')}
  npm run build
  npm run preview

README.md tells the five steps to your own site.
`);
    });
}

/** As the README of treesite has them. A site carries its treesite with it, so that it installs on any machine. */
function stepsAfter(origin: Origin['kind'], { dir, root }: { dir: string; root: string }): string[] {
  const enter = dir === '.' ? [] : [`cd ${dir}`];
  if (origin === 'tarball' || origin === 'address') return ['Next:', ...enter, 'npm install'];
  if (origin === 'unknown') return ['Next:', ...enter, 'npm install PATH-TO-THE-TREESITE-PACKAGE.tgz'];
  const tarball = `treesite-${packageVersion()}.tgz`;
  const packed = path.join(path.relative(process.cwd(), root), tarball);
  return [
    'Next, once npm pack in treesite’s own folder has made the package:',
    `mv ${packed} ${path.join(dir, path.sep)}`,
    ...enter,
    `npm install ./${tarball}`,
  ];
}
