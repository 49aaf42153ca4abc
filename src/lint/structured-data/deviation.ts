/** Words of a page that should be different, before their source is known. */
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';

export interface Deviation {
  code: DiagnosticCode;
  /** As the page writes it. */
  words: string;
  message: string;
  hint: string;
}
