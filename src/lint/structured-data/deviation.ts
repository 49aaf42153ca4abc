/** Words of a page that should be others, before it is known who wrote them. */
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';

export interface Deviation {
  code: DiagnosticCode;
  /** As the page writes it. */
  words: string;
  message: string;
  hint: string;
}
