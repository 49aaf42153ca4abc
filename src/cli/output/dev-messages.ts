/** The messages of `dev`: each problem once, each change with its time, warnings when they change. Prints. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DevView } from '../../dev/dev-site.ts';
import { describeFileFailure } from '../../diagnostics/describe-failure.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fileTexts } from '../../pipeline/file-texts.ts';
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
  let wrongPages = new Set<string>();
  let wasWrong = false;
  let lastWarnings: readonly string[] = [];
  const problems = (view: DevView) => {
    const text = formatProblems(view, root, colors);
    if (text === '') return;
    if (!reported.has(text)) terminal.err(`\n${text}\n`);
    reported.add(text);
    if (view.url !== undefined) wrongPages.add(view.url);
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
    /** Starts a new round, in which every problem is reported again. Returns the URLs of pages that had problems. */
    changing(): string[] {
      const before = [...wrongPages];
      wasWrong = reported.size > 0;
      reported = new Set();
      wrongPages = new Set();
      return before;
    },
    changed(view: DevView, { paths, milliseconds }: Change) {
      problems(view);
      const fixed = wasWrong && reported.size === 0 ? 'The errors are fixed.' : '';
      const change = describeChange(paths, root);
      const done = change === '' ? '' : colors.dim(`${change} (${Math.round(milliseconds)} ms)`);
      if (done + fixed !== '') terminal.out(`${[done, fixed].filter((part) => part !== '').join(' ')}\n`);
      warnings(view);
    },
  };
}

/** Names of files that editors write for a moment while they save: vim, Emacs, JetBrains and others. */
const temporary = /(~|\.(tmp|temp|bak|sw[a-p])|___jb_(tmp|old)___)$|^#.*#$|^4913$/;

/** Empty if only temporary files have changed. */
function describeChange(paths: readonly string[], root: string): string {
  const files = paths.filter((file) => !temporary.test(path.basename(file)));
  // A renamed file is named by its new name. Other tools' temporary files, too, are deleted by now.
  const existing = files.filter((file) => existsSync(file));
  const named = existing.length > 0 ? existing : files;
  const [first] = named;
  if (first === undefined) return '';
  const others = named.length > 1 ? ` and ${named.length === 2 ? 'another file' : `${named.length - 1} more`}` : '';
  return `${path.relative(root, first)}${others} changed`;
}

/** Empty if there is no problem. */
export function formatProblems({ errors, failure }: DevView, root: string, colors: Colors): string {
  if (failure !== undefined) {
    const fileFailure = describeFileFailure(failure);
    return fileFailure === undefined ? bugReport(failure) : `${fileFailure} Reload the page to try again.\n`;
  }
  return errors.length === 0 ? '' : formatDiagnostics(errors, { texts: fileTexts(root), colors });
}

const maxFiles = 3;

/** Lines that end with a line break. In `dev`, texts that are not filled in are warnings. */
function formatWarnings(diagnostics: readonly Diagnostic[]): string[] {
  const unfilled = diagnostics.filter(({ code }) => code === 'content/fill-in');
  const warnings = diagnostics.filter(({ severity, code }) => severity === 'warning' && code !== 'content/fill-in');
  const counted = warnings.length === 0 ? '' : `${countProblems(warnings)}: npx treesite check lists them.\n`;
  return [refusal(unfilled), counted].filter((line) => line !== '');
}

function refusal(unfilled: readonly Diagnostic[]): string {
  if (unfilled.length === 0) return '';
  const files = unfilled.map(({ at, related }) => {
    const lines = [at, ...related.map((other) => other.at)].map(({ line }) => line);
    return `${at.file} (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')})`;
  });
  return `npx treesite build will fail until you replace every FILL IN: ${truncateList(files, maxFiles)}.\n`;
}
