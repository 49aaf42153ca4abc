/** Reports content marked with `sample: true`. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { DataRecord } from '../../../schema/records.ts';
import { findValues } from './find-values.ts';

/** One diagnostic per file, at its first sample. */
export function checkSamples(record: DataRecord): Diagnostic[] {
  const found = findValues(record.value, (value, key) => key === 'sample' && value === true).map(({ path }) => path);
  const [first] = found;
  if (!first) return [];
  const whole = found.find(({ length }) => length === 1);
  const parts = found.length === 1 ? 'One part of this file is' : `${found.length} parts of this file are`;
  const message = `${whole ? 'This file is' : parts} marked as a sample.`;
  const hint = 'Replace it with real content, then remove sample: true.';
  return [diagnose('content/sample', record.locate.key(whole ?? first), message, { hint })];
}
