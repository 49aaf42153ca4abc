/** What `dev` says about the content of a site that it shows: what build would refuse, and how many warnings there are. Pure. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { truncateList } from '../text/strings.ts';
import { withCommandName } from './command-name.ts';
import { countProblems } from './format-diagnostics.ts';

const maxFiles = 3;

/** Lines that end with a line break. In `dev`, texts that are not filled in are warnings. */
export function formatWarnings(diagnostics: readonly Diagnostic[]): string[] {
  const unfilled = diagnostics.filter(({ code }) => code === 'content/fill-in');
  const warnings = diagnostics.filter(({ severity, code }) => severity === 'warning' && code !== 'content/fill-in');
  const counted = warnings.length === 0 ? '' : `${countProblems(warnings)}: treesite check lists them.\n`;
  return [refusal(unfilled), counted].filter((line) => line !== '').map((line) => withCommandName(line));
}

function refusal(unfilled: readonly Diagnostic[]): string {
  if (unfilled.length === 0) return '';
  const files = unfilled.map(({ at, related }) => {
    const lines = [at, ...related.map((other) => other.at)].map(({ line }) => line);
    return `${at.file} (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')})`;
  });
  return `treesite build will fail until you replace every FILL IN: ${truncateList(files, maxFiles)}.\n`;
}
