/** `treesite explain CODE`: what a diagnostic means, why it matters and how to fix it. */
import { Command, Help } from 'commander';
import type { CatalogEntry } from '../../diagnostics/catalog/catalog-entry.ts';
import { catalog, type DiagnosticCode, hintForUnknownCode, isAllowable, isCode } from '../../diagnostics/catalog.ts';
import { UsageError } from '../../diagnostics/errors.ts';
import { alignColumns } from '../../text/strings.ts';
import type { Terminal } from '../output/terminal.ts';

/** Longer lines are hard to read, however wide the window is. */
const maxWidth = 80;

export function explainCommand(terminal: Terminal): Command {
  return new Command('explain')
    .description('explain a diagnostic: what it means, why it matters, how to fix it')
    .argument('[code]', 'a code such as city/unknown-county, or a group such as city; without it, all codes are listed')
    .action((code: string | undefined) => {
      if (code === undefined) terminal.out(listCodes(allCodes));
      else if (isCode(code)) terminal.out(explain(code, terminal));
      else {
        // `yaml` or `yaml/`.
        const group = allCodes.filter((one) => one.startsWith(`${code.replace(/\/$/, '')}/`));
        if (group.length > 0) terminal.out(listCodes(group));
        else throw new UsageError(`There is no diagnostic ${code}. ${hintForUnknownCode(code, groups)}`);
      }
    });
}

const allCodes = Object.keys(catalog) as DiagnosticCode[];
const groups: ReadonlySet<string> = new Set(allCodes.map((code) => code.slice(0, code.indexOf('/'))));

/** One line per code, however long, so that the list can be searched line by line. */
function listCodes(codes: readonly DiagnosticCode[]): string {
  return `${alignColumns(codes.map((code) => [code, catalog[code].title])).join('\n')}\n`;
}

function explain(code: DiagnosticCode, { colors, columns = maxWidth }: Terminal): string {
  const { title, why, fix } = catalog[code];
  const wrap = (text: string) => new Help().boxWrap(text, Math.min(columns, maxWidth));
  const paragraphs = [
    `${colors.bold(code)} (${severityOf(catalog[code])})`,
    wrap(`${title}.`),
    wrap(`Why it matters: ${why}`),
    wrap(`How to fix it: ${fix}`),
    ...(isAllowable(code)
      ? [wrap('If the content is right as it is, allow the warning in site.yaml:'), allowance(code)]
      : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function severityOf({ severity, onPublish }: CatalogEntry): string {
  const usual = severity ?? 'error';
  return onPublish === undefined ? usual : `${usual}; an ${onPublish} under check --publish`;
}

function allowance(code: DiagnosticCode): string {
  return `  checks:
    allow:
      - code: ${code}
        where: a file, or a page’s path; omit it to allow the code everywhere
        reason: why it is right`;
}
