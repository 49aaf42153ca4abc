/** The input of the hosts' configuration files. */
import type { HostName } from '../../domain/hosts/hosts.ts';
import type { NewsFeed } from '../../routes/pages/news.ts';
import type { headerRules } from '../headers.ts';
import type { OutputFile } from '../output-file.ts';
import type { PlannedRedirect } from '../redirects.ts';

export interface HostInput {
  /** Undefined: writes files that several hosts read. */
  deploy?: HostName | undefined;
  /** Whether compressed copies are published. */
  precompress?: boolean | undefined;
  headers: Omit<Parameters<typeof headerRules>[0], 'staticFiles'>;
  redirects: readonly PlannedRedirect[];
  assets: readonly OutputFile[];
  /** Absent without posts. */
  feed?: NewsFeed | undefined;
  /** Paths of files that are encoded later. */
  encodedFiles: readonly string[];
  /** The paths of generated 404 pages. */
  notFoundFiles: readonly string[];
  /** Static files: they replace generated files with the same path, but rules are added to the generated ones. */
  staticFiles: readonly OutputFile[];
}
