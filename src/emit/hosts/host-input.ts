/** What the files for hosts are made from. */
import type { HostName } from '../../domain/hosts.ts';
import type { headerRules } from '../headers.ts';
import type { OutputFile } from '../output-file.ts';
import type { PlannedRedirect } from '../redirects.ts';

export interface HostInput {
  /** Undefined: files that several hosts read. */
  deploy?: HostName | undefined;
  /** Compressed copies are beside the texts. */
  precompress?: boolean | undefined;
  headers: Omit<Parameters<typeof headerRules>[0], 'staticFiles'>;
  redirects: readonly PlannedRedirect[];
  assets: readonly OutputFile[];
  /** Files of the pages, and of what is encoded later. */
  otherFiles: readonly string[];
  /** Files of the static folder: they win over generated ones of the same name, and own rules add to generated ones. */
  staticFiles: readonly OutputFile[];
}
