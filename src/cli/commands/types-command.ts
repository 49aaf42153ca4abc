/** `treesite types`: writes the types of a site's own fields, for its templates. */
import path from 'node:path';
import { Command } from 'commander';
import { Refusal } from '../../diagnostics/errors.ts';
import { ownTypesFile } from '../../domain/kind-lists.ts';
import { updateOwnFiles } from '../../scaffold/own-files.ts';
import { requireFolder } from '../options/site-flags.ts';
import { refuseProblems } from '../output/report-problems.ts';
import type { Terminal } from '../output/terminal.ts';

export function typesCommand(terminal: Terminal): Command {
  return new Command('types')
    .description('write TypeScript types of the fields that you define in schema/, for your templates')
    .option('--root <dir>', 'the project folder', '.')
    .action((flags: { root: string }) => {
      const target = requireFolder(flags.root);
      const { own, unread, invalid } = updateOwnFiles(target, ownTypesFile);
      refuseProblems(unread, terminal);
      const files = [...own.values()].map(({ file }) => file);
      const [mistake] = invalid;
      if (mistake)
        throw new Refusal(`${mistake.at.file} has errors: npx treesite check lists them. Nothing was written.`);
      const from =
        files.length === 0
          ? '. The folder schema/ contains no schema, so the file describes no fields.'
          : ` from ${files.join(', ')}.`;
      terminal.out(`Wrote ${path.join(flags.root, ownTypesFile)}${from}\n`);
    });
}
