/** The type of words on a page that should be different; their source is located later. */
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';

export interface Deviation {
  code: DiagnosticCode;
  /** As written on the page. */
  words: string;
  message: string;
  hint: string;
}
