/** `treesite new translation NAME --language TAG`: writes the skeleton of a translation, with the texts of the original as comments. */
import path from 'node:path';
import { Command } from 'commander';
import { fillIn } from '../../domain/texts/tokens.ts';
import { planTranslation } from '../../scaffold/plan-translation.ts';
import { readSiteFacts } from '../../scaffold/site-facts.ts';
import { writeAllOrNone } from '../../scaffold/write-all-or-none.ts';
import { packageRoot } from '../environment.ts';
import { requireDataFolder } from '../options/site-options.ts';
import { withCommandName } from '../output/names.ts';
import { Refusal, refuseProblems } from '../output/report.ts';
import type { Terminal } from '../output/terminal.ts';

export function newTranslationCommand(terminal: Terminal): Command {
  return new Command('translation')
    .description('add the translation of a data file')
    .argument('<name>', 'the slug or the path of the original: stowe-vt, pages/home.yaml, site')
    .requiredOption('--language <tag>', 'a language of the site other than the main one: es')
    .option('--root <dir>', 'the project folder', '.')
    .option('--data <dir>', 'the data folder', 'data')
    .action((name: string, flags: { language: string; root: string; data: string }) => {
      const root = path.resolve(flags.root);
      const data = requireDataFolder(root, flags.data);
      const facts = readSiteFacts({ root, data, packageRoot: packageRoot() });
      refuseProblems(facts.unread, terminal);
      const plan = planTranslation({ name, language: flags.language }, facts);
      if ('refusal' in plan) throw new Refusal(plan.refusal);
      writeAllOrNone([{ target: path.join(data, plan.file), contents: plan.text, isNew: true }]);
      terminal.out(`Wrote ${facts.folder}/${plan.file}\n`);
      terminal.out(
        withCommandName(
          `\nNext: replace everything marked ${fillIn} with the translation of the comment above it, then run treesite check.\n`,
        ),
      );
    });
}
