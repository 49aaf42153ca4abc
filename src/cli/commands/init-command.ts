/** `treesite init DIR`: writes a new company's site, data only, that can be built at once. */
import path from 'node:path';
import { Command } from 'commander';
import { Refusal } from '../../diagnostics/errors.ts';
import { writeEditorFiles } from '../../scaffold/own-files.ts';
import { type CompanyFlags, rewordFor, starterLanguage } from '../../scaffold/starter/starter-words.ts';
import { existingNames, writeStarter } from '../../scaffold/starter/write-starter.ts';
import { packageRoot, treesiteVersion } from '../environment.ts';
import { requireFolder } from '../options/site-flags.ts';
import { refuseProblems } from '../output/report-problems.ts';
import type { Terminal } from '../output/terminal.ts';

export function initCommand(terminal: Terminal): Command {
  return new Command('init')
    .description('create a site for your company in an empty folder, or update the editor files of a site')
    .argument('<new-dir>', 'the folder; it is created if it does not exist')
    .option('--name <name>', 'the company’s name')
    .option('--phone <number>', 'the company’s phone number')
    .option('--state <state>', 'the company’s state or province, such as VT or Vermont')
    .option(
      '--country <code>',
      'the company’s country as a two-letter code, such as GB; not needed in the United States and Canada',
    )
    .option('--city <name>', 'the company’s home town')
    .option(
      '--editor',
      'update only the editor files of an existing site (.treesite/schema and .vscode), for example after you update treesite',
    )
    .action(async (dir: string, flags: CompanyFlags & { editor?: boolean }) => {
      if (flags.editor) {
        refuseProblems(writeEditorFiles(requireFolder(dir)), terminal);
        terminal.out(`Updated ${path.join(dir, '.treesite/schema')}. Existing settings in .vscode are unchanged.\n`);
        return;
      }
      const target = path.resolve(dir);
      const reword = rewordFor(flags);
      const names = existingNames(target);
      if (names.length > 0) {
        const some = names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
        throw new Refusal(`${dir} is not empty (${some}). Nothing was written. Name a new or empty folder.`);
      }
      const language = starterLanguage(flags);
      const { files, isInstallable } = await writeStarter({ target, packageRoot, reword, language });
      terminal.out(`Created a site in ${dir} (${files} files). All its content is sample content.

${stepsAfter(isInstallable, dir).join('\n  ')}
  npm run dev

README.md describes the five steps to your own site.
`);
    });
}

/** The steps of treesite's README. A site includes treesite's tarball, so that it installs on any machine. */
function stepsAfter(isInstallable: boolean, dir: string): string[] {
  const enter = dir === '.' ? [] : [`cd ${dir}`];
  if (isInstallable) return ['Next:', ...enter, 'npm install'];
  const isInModules = path.basename(path.dirname(packageRoot)) === 'node_modules';
  if (isInModules) return ['Next:', ...enter, 'npm install PATH-TO-THE-TREESITE-PACKAGE.tgz'];
  const tarball = `treesite-${treesiteVersion()}.tgz`;
  const packed = path.join(path.relative(process.cwd(), packageRoot), tarball);
  return [
    'Next, after running npm pack in treesite’s folder:',
    `mv ${packed} ${path.join(dir, path.sep)}`,
    ...enter,
    `npm install ./${tarball}`,
  ];
}
