/** The one shape of the checks of files that a site serves besides pages. */
import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';
import type { OutputInput } from '../plan-output.ts';

export interface ServedSite {
  /** The static folder relative to the project's root, with forward slashes. */
  folder: string;
  /** Also those that a static file replaces. */
  pages: readonly { file: string; path: string; source: string }[];
  /** Whether a page or file is served at a URL path (with base path, decoded or encoded). */
  isServed: (path: string) => boolean;
  /** The location of a setting in site.yaml. */
  locate: (path: readonly string[]) => Location;
  now: Date;
  settings: { trailingSlash: 'always' | 'never'; precompress: boolean };
}

export type FileCheck = (input: OutputInput, site: ServedSite) => Diagnostic[];
