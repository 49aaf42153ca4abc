/** Facts and diagnostics of drafts while the site is being written. Pure. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileFacts } from '../../model/file-facts.ts';

/** The facts of a draft as if it were published, for `dev`. */
export function published(facts: FileFacts): FileFacts {
  return { ...facts, draft: false };
}

/** In `dev`, an unfilled field is only a warning. */
export function asWarning(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.code === 'content/fill-in' ? { ...diagnostic, severity: 'warning' } : diagnostic;
}
