/** All checks of the files that a site serves besides pages, in one list. Pure. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkHost } from '../hosts/check-host.ts';
import type { OutputInput } from '../plan-output.ts';
import { checkOwnFiles } from './check-own-files.ts';
import { checkOwnHeaders, checkOwnRedirects } from './check-own-rules.ts';
import { checkReplaced, checkSizes, checkStaticNames } from './check-static-files.ts';
import type { FileCheck, ServedSite } from './file-check.ts';

const checks: readonly FileCheck[] = [
  checkHost,
  checkOwnRedirects,
  checkOwnHeaders,
  checkOwnFiles,
  checkReplaced,
  checkStaticNames,
  checkSizes,
];

export function checkServedFiles(input: OutputInput, site: ServedSite): Diagnostic[] {
  return checks.flatMap((check) => check(input, site));
}
