/** Finds git's conflict markers in a text. Pure. */
import { type Diagnostic, diagnose, type Location } from '../diagnostics/diagnostic.ts';

/** The first line of each conflict; empty if no conflict has an end. */
export function findConflicts(text: string): Omit<Location, 'file'>[] {
  if (!/^>{7}(?: |$)/m.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    return /^<{7}(?: |$)/.test(line) ? [{ line: index + 1, column: 1, length: line.trimEnd().length }] : [];
  });
}

export function mergeConflict(at: Location): Diagnostic {
  const message = 'This file has a merge conflict: git could not merge two versions of these lines.';
  const hint = 'Keep the lines you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return diagnose('yaml/syntax', at, message, { hint });
}
