/** The messages of `dev`: each problem once, each change with its time, warnings when they change. Prints. */
import path from 'node:path';
import type { DevView } from '../../dev/dev-site.ts';
import { describeFileFailure } from '../../diagnostics/describe-failure.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fileTexts } from '../../pipeline/site-folders.ts';
import { truncateList } from '../../text/strings.ts';
import { countProblems, formatDiagnostics } from './format-diagnostics.ts';
import { bugReport } from './report-problems.ts';
import type { Colors, Terminal } from './terminal.ts';

interface Change {
  /** Absolute. */
  paths: readonly string[];
  milliseconds: number;
}

export function devMessages(terminal: Terminal, root: string) {
  const { colors } = terminal;
  let reported = new Set<string>();
  let lastWarnings: readonly string[] = [];
  const problems = (view: DevView) => {
    const text = formatProblems(view, root, colors);
    if (text === '') return;
    if (!reported.has(text)) terminal.err(`\n${text}\n`);
    reported.add(text);
  };
  const warnings = ({ state }: DevView) => {
    // The warnings of a site with errors are incomplete.
    if (!state.linked.ready) return;
    const lines = formatWarnings(state.linked.diagnostics);
    for (const line of lines) if (!lastWarnings.includes(line)) terminal.out(line);
    lastWarnings = lines;
  };
  return {
    problems,
    started(view: DevView) {
      problems(view);
      warnings(view);
    },
    /** Starts a new round, in which every problem is reported again. */
    changing() {
      reported = new Set();
    },
    changed(view: DevView, { paths, milliseconds }: Change) {
      problems(view);
      const [first = ''] = paths;
      const what = paths.length === 1 ? path.relative(root, first) : `${paths.length} files`;
      terminal.out(`${colors.dim(`${what} changed (${Math.round(milliseconds)} ms)`)}\n`);
      warnings(view);
    },
  };
}

/** Empty if there is no problem. */
export function formatProblems({ errors, failure, state }: DevView, root: string, colors: Colors): string {
  if (failure !== undefined) {
    const fileFailure = describeFileFailure(failure);
    return fileFailure === undefined ? bugReport(failure) : `${fileFailure} Reload the page to try again.\n`;
  }
  if (errors.length === 0) return '';
  const texts = { get: (file: string) => state.linked.texts?.get(file) ?? fileTexts(root).get(file) };
  return formatDiagnostics(errors, { texts, colors });
}

const maxFiles = 3;

/** Lines that end with a line break. In `dev`, texts that are not filled in are warnings. */
function formatWarnings(diagnostics: readonly Diagnostic[]): string[] {
  const unfilled = diagnostics.filter(({ code }) => code === 'content/fill-in');
  const warnings = diagnostics.filter(({ severity, code }) => severity === 'warning' && code !== 'content/fill-in');
  const counted = warnings.length === 0 ? '' : `${countProblems(warnings)}: npx treesite check lists them.\n`;
  return [formatUnfilled(unfilled), counted].filter((line) => line !== '');
}

function formatUnfilled(unfilled: readonly Diagnostic[]): string {
  if (unfilled.length === 0) return '';
  const files = unfilled.map(({ at, related }) => {
    const lines = [at, ...related.map((other) => other.at)].map(({ line }) => line);
    return `${at.file} (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')})`;
  });
  return `npx treesite build will fail until you replace every FILL IN: ${truncateList(files, maxFiles)}.\n`;
}
