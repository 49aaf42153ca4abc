/** `treesite explain CODE`: what a diagnostic means, why it matters, and a cure. */
import { Command } from 'commander';
import { catalog, type DiagnosticCode } from '../diagnostic-catalog.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { UsageError } from './site-options.ts';
import type { Terminal } from './terminal.ts';

export function explainCommand(terminal: Terminal): Command {
  return new Command('explain')
    .description('say what a diagnostic means')
    .argument('[code]', 'for example city/unknown-county; without one, all codes are listed')
    .action((code: string | undefined) => {
      if (code === undefined) {
        for (const [name, entry] of Object.entries(catalog)) terminal.out(`${name.padEnd(26)} ${entry.title}\n`);
        return;
      }
      if (!Object.hasOwn(catalog, code)) {
        const guess = nearest(code, Object.keys(catalog));
        throw new UsageError(
          `There is no diagnostic ${code}. ${guess === undefined ? 'treesite explain lists them all.' : didYouMean(guess)}`,
        );
      }
      const { severity, title, why, cure } = catalog[code as DiagnosticCode];
      terminal.out(
        `${terminal.colors.bold(code)} (${severity})\n\n${title}.\n\nWhy it matters: ${why}\n\nThe cure: ${cure}\n`,
      );
    });
}
