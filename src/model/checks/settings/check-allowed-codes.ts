/** Reports entries of checks.allow with unknown codes, and with codes that cannot be allowed. Pure. */
import { catalog, isAllowable, isCode } from '../../../diagnostics/catalog.ts';
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../../diagnostics/nearest.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';

export function checkAllowedCodes({ value, locate }: DataRecord<Site>): Diagnostic[] {
  return value.checks.allow.flatMap(({ code }, index) => {
    const at = () => locate(['checks', 'allow', index, 'code']);
    if (!isCode(code)) {
      const guess = nearest(code, Object.keys(catalog));
      const hint = guess === undefined ? 'Run treesite explain to list all codes.' : didYouMean(guess);
      return [diagnose('check/unknown-code', at(), `There is no warning ${code}.`, { hint })];
    }
    if (isAllowable(code)) return [];
    const message = `${code} cannot be allowed${catalog[code].severity === 'error' ? ': it is an error' : ''}.`;
    return [diagnose('check/not-allowed', at(), message, { hint: 'Delete the entry, and fix the problem.' })];
  });
}
