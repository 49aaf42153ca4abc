/** Checks what a site's own stylesheets load from other sites: loads that the content policy blocks would be missing silently. Pure. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { blockedOrigin, type PolicyDirectives } from '../../domain/policies/content-policy.ts';
import { externalLoadsOf } from '../../html/style-loads.ts';
import { positionIn } from '../../text/strings.ts';
import { diagnoseLoad } from './check-loads.ts';

interface OwnStyle {
  /** Relative to the project's root. */
  file: string;
  text: string;
}

/** `origin` is the site's own. Reports a blocked origin once per file and kind of load. */
export function checkStyleLoads(
  styles: readonly OwnStyle[],
  { directives, origin }: { directives: PolicyDirectives; origin: string },
): Diagnostic[] {
  return styles.flatMap(({ file, text }) => {
    const reported = new Set<string>();
    return externalLoadsOf(text).flatMap(({ kind, url, offset }) => {
      const blocked = blockedOrigin({ kind, url }, directives, origin);
      if (blocked === undefined || reported.has(`${kind} ${blocked}`)) return [];
      reported.add(`${kind} ${blocked}`);
      const at = { file, ...positionIn(text, offset), length: url.length };
      return [diagnoseLoad(kind, blocked, { at, where: undefined })];
    });
  });
}
