/** What templates have thrown when their pages were finished, as diagnostics. Waits a turn of Node's loop. */
import { setTimeout } from 'node:timers/promises';
import { locator } from '../../assets/bundle/load-templates.ts';
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { describeLateFailure } from '../../diagnostics/errors.ts';
import type { ReadySite } from '../ready-site.ts';
import type { SiteOptions } from '../site-options.ts';

/** The pages are complete, but something that a template started has failed. Empties `lateFailures`. */
export async function lateFailures({ bundled }: ReadySite, options: SiteOptions): Promise<Diagnostic[]> {
  // Other timers that are due run before this one, and Node reports promises that were rejected.
  await setTimeout(0);
  const locate = locator(bundled.templates.sourceMap, options.root);
  const found = (options.lateFailures?.splice(0) ?? []).map((error) =>
    diagnose('template/error', locate(error) ?? wholeFile('templates'), describeLateFailure(error)),
  );
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
