/** `treesite completion SHELL`: prints a completion script that is generated from the commands. */
import { Argument, Command } from 'commander';
import { catalog } from '../../diagnostics/catalog.ts';
import { commandTree } from '../command-tree.ts';
import { completionScript, type Shell, shells } from '../completion-script.ts';
import type { Terminal } from '../terminal.ts';

export function completionCommand(terminal: Terminal): Command {
  return new Command('completion')
    .description('print a script that completes commands in your shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .action((shell: Shell, _flags: unknown, self: Command) => {
      terminal.out(completionScript(shell, commandTree(self.parent ?? self, Object.keys(catalog))));
    });
}
