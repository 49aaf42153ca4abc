/** All checks of the files that a site serves besides pages, in one list. Pure. */
import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';
import { checkHost } from '../hosts/check-host.ts';
import type { OutputInput } from '../plan-output.ts';
import { checkOwnFiles } from './check-own-files.ts';
import { checkOwnHeaders } from './check-own-headers.ts';
import { checkOwnRedirects } from './check-own-redirects.ts';
import { checkReplaced } from './check-replaced.ts';
import { checkStaticNames } from './check-static-names.ts';

export interface ServedSite {
  /** The static folder relative to the project's root, with forward slashes. */
  folder: string;
  /** Also those that a static file replaces. */
  pages: readonly { file: string; path: string; source: string }[];
  /** Whether a page or file is served at a URL path (with base path). */
  isServed: (path: string) => boolean;
  /** The location of a setting in site.yaml. */
  locate: (path: readonly string[]) => Location;
  settings: { trailingSlash: 'always' | 'never'; precompress: boolean };
}

export type FileCheck = (input: OutputInput, site: ServedSite) => Diagnostic[];

const checks: readonly FileCheck[] = [
  checkHost,
  checkOwnRedirects,
  checkOwnHeaders,
  checkOwnFiles,
  checkReplaced,
  checkStaticNames,
];

export function checkServedFiles(input: OutputInput, site: ServedSite): Diagnostic[] {
  return checks.flatMap((check) => check(input, site));
}
