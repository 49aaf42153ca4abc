/** A Range header → the requested part of a file (RFC 9110, 14). Pure. */

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Undefined if the response is the whole file: no header, another unit, several ranges (which a server may ignore), or
 * an invalid one.
 */
export function parseRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (!found || (first === '' && last === '')) return undefined;
  if (first === '') {
    const suffix = Math.min(Number(last), length);
    return suffix === 0 ? 'unsatisfiable' : { start: length - suffix, end: length - 1 };
  }
  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= length ? 'unsatisfiable' : { start, end };
}

/** The Content-Range header. */
export function formatContentRange(range: ByteRange | 'unsatisfiable', length: number): string {
  return `bytes ${range === 'unsatisfiable' ? '*' : `${range.start}-${range.end}`}/${length}`;
}
