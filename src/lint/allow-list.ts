/** Applies checks.allow: diagnostics → those still reported and those allowed; and reports entries that allow nothing. Pure. */
import { hintForUnknownCode, isAllowable, isCode } from '../diagnostics/catalog.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { ValueRecord } from '../schema/records.ts';
import type { Site } from '../schema/types.gen.ts';

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

export function applyAllowList(diagnostics: readonly Diagnostic[], site: ValueRecord<Site> | undefined): AllowResult {
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

function hintFor(code: string): string {
  if (isCode(code))
    return isAllowable(code)
      ? 'Delete the entry, or correct it.'
      : 'It cannot be allowed. Fix the problem, and delete the entry.';
  return hintForUnknownCode(code);
}

/** `unused` is applyAllowList's result; `wasChecked` returns whether the lint of a code was run. */
export function lintUnusedAllow(
  { site }: { site?: ValueRecord<Site> | undefined },
  unused: readonly number[],
  wasChecked: (code: string) => boolean,
): Diagnostic[] {
  return unused.flatMap((index) => {
    const entry = site?.value.checks.allow[index];
    if (!site || !entry || !wasChecked(entry.code)) return [];
    const place = entry.where === undefined ? '' : ` at ${entry.where}`;
    const message = `${entry.code} is allowed${place}, but no such warning was found.`;
    const at = site.locate(['checks', 'allow', index, entry.where === undefined ? 'code' : 'where']);
    return [diagnose('check/unused-allow', at, message, { hint: hintFor(entry.code) })];
  });
}
