/** Applies checks.allow: diagnostics → those still reported and those allowed; and lints the list itself. Pure. */
import { catalog, type DiagnosticCode, isAllowable } from '../diagnostics/catalog.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import type { Records } from '../schema/records.ts';

export interface AllowedDiagnostic extends Diagnostic {
  reason: string;
}

export interface AllowResult {
  /** Diagnostics that are still reported. */
  diagnostics: Diagnostic[];
  allowed: AllowedDiagnostic[];
  /** Indexes of entries that allowed nothing. */
  unused: number[];
}

export function applyAllowList(diagnostics: readonly Diagnostic[], { site }: Records): AllowResult {
  const list = site?.value.checks.allow ?? [];
  const used = new Set<number>();
  const result: AllowResult = { diagnostics: [], allowed: [], unused: [] };
  for (const diagnostic of diagnostics) {
    const matching = list.flatMap(({ code, where }, index) =>
      isAllowable(diagnostic.code) && code === diagnostic.code && isAt(diagnostic, where) ? [index] : [],
    );
    for (const index of matching) used.add(index);
    const reason = list[matching[0] ?? -1]?.reason;
    if (reason === undefined) result.diagnostics.push(diagnostic);
    else result.allowed.push({ ...diagnostic, reason });
  }
  result.unused = [...list.keys()].filter((index) => !used.has(index));
  return result;
}

function isAt({ at, related, pages }: Diagnostic, where: string | undefined): boolean {
  if (where === undefined || where === at.file || pages?.includes(where)) return true;
  return related.some((other) => other.at.file === where);
}

/** Reports entries with unknown codes, and with codes that cannot be allowed. */
export function lintAllowList({ site }: Records): Diagnostic[] {
  return (site?.value.checks.allow ?? []).flatMap(({ code }, index) => {
    const at = site?.locate(['checks', 'allow', index, 'code']);
    if (!at) return [];
    if (!isKnown(code)) {
      const guess = nearest(code, Object.keys(catalog));
      const hint = guess === undefined ? 'Run treesite explain to list all codes.' : didYouMean(guess);
      return [diagnose('check/unknown-code', at, `There is no warning ${code}.`, { hint })];
    }
    if (isAllowable(code)) return [];
    const message = `${code} cannot be allowed${catalog[code].severity === 'error' ? ': it is an error' : ''}.`;
    return [diagnose('check/not-allowed', at, message, { hint: 'Delete the entry, and fix the problem.' })];
  });
}

/** `unused` is applyAllowList's result; `wasChecked` returns whether the lint of a code was run. */
export function lintUnusedAllow(
  { site }: Records,
  unused: readonly number[],
  wasChecked: (code: string) => boolean,
): Diagnostic[] {
  return unused.flatMap((index) => {
    const entry = site?.value.checks.allow[index];
    if (!site || !entry || !isKnown(entry.code) || !isAllowable(entry.code) || !wasChecked(entry.code)) return [];
    const place = entry.where === undefined ? '' : ` at ${entry.where}`;
    const message = `${entry.code} is allowed${place}, but no such warning was found.`;
    const at = site.locate(['checks', 'allow', index, entry.where === undefined ? 'code' : 'where']);
    return [diagnose('check/unused-allow', at, message, { hint: 'Delete the entry, or correct it.' })];
  });
}

function isKnown(code: string): code is DiagnosticCode {
  return Object.hasOwn(catalog, code);
}
