/** Texts and attribute values → markup as React writes it. Pure. */
import type { AttributeRule } from './markup-rules.ts';

/** Thrown if only React knows what to write. */
export const notPlainMarkup = new Error('Not plain markup.');

/** Undefined if the attribute is not written. */
export function attributeText(kind: AttributeRule['kind'], value: unknown): string | undefined {
  if (kind === 'switch') {
    if (typeof value !== 'boolean') throw notPlainMarkup;
    return value ? '' : undefined;
  }
  if (kind === 'count') {
    if (typeof value !== 'number' || !(value >= 1)) throw notPlainMarkup;
    return `${value}`;
  }
  if (typeof value === 'string') {
    if (kind === 'url' && (value === '' || scriptUrl.test(value))) throw notPlainMarkup;
    return value;
  }
  if (typeof value === 'number' && kind !== 'url') return `${value}`;
  if (typeof value === 'boolean' && kind === 'state') return `${value}`;
  if (value === true && kind === 'download') return '';
  throw notPlainMarkup;
}

/** URLs that React may treat as `javascript:` URLs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them
const scriptUrl = /^[\u0000-\u0020]*j/i;
