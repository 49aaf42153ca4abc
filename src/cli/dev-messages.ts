/** The messages of `dev`: each problem once, each change with its time. Prints. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DevView } from '../dev/dev-site.ts';
import type { Colors } from './colors.ts';
import { withCommandName } from './command-name.ts';
import { countProblems, formatDiagnostics } from './format-diagnostics.ts';
import type { Terminal } from './terminal.ts';

export interface DevMessages {
  problems: (view: DevView) => void;
  started: (view: DevView) => void;
  /** Starts a new round, in which every problem is reported again. Returns the URLs of pages that had problems. */
  changing: () => string[];
  changed: (view: DevView, change: Change) => void;
}

interface Change {
  /** Absolute. */
  paths: readonly string[];
  milliseconds: number;
}

export function devMessages(terminal: Terminal, root: string): DevMessages {
  const { colors } = terminal;
  let reported = new Set<string>();
  let wrongPages = new Set<string>();
  let wasWrong = false;
  const problems = (view: DevView) => {
    const text = formatProblems(view, colors);
    if (text === '') return;
    if (!reported.has(text)) terminal.err(`\n${text}\n`);
    reported.add(text);
    if (view.url !== undefined) wrongPages.add(view.url);
  };
  return {
    problems,
    started(view) {
      problems(view);
      const { diagnostics, ready } = view.state.linked;
      const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
      if (ready && warnings.length > 0)
        terminal.out(withCommandName(`${countProblems(warnings)}: treesite check lists them.\n`));
    },
    changing() {
      const before = [...wrongPages];
      wasWrong = reported.size > 0;
      reported = new Set();
      wrongPages = new Set();
      return before;
    },
    changed(view, { paths, milliseconds }) {
      problems(view);
      const fixed = wasWrong && reported.size === 0 ? ' The errors are fixed.' : '';
      // Editors also write temporary files, which are deleted by now.
      const [kept = paths[0] ?? ''] = paths.filter((file) => existsSync(file));
      const first = path.relative(root, kept);
      const others = paths.length > 1 ? ` and ${paths.length === 2 ? 'another file' : `${paths.length - 1} more`}` : '';
      terminal.out(`${colors.dim(`${first}${others} changed (${Math.round(milliseconds)} ms)`)}${fixed}\n`);
    },
  };
}

/** Empty if there is no problem. */
export function formatProblems({ errors, failure, state }: DevView, colors: Colors): string {
  if (failure !== undefined)
    return `This is a bug in treesite, not in your site. Please report it with the lines below.\n\n${stackOf(failure)}\n`;
  return errors.length === 0 ? '' : formatDiagnostics(errors, { texts: state.linked.texts, colors });
}

function stackOf(failure: unknown): string {
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}
