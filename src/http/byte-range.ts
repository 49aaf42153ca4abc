/** The part of a file that a Range header asks for (RFC 9110, 14). Pure. */

export interface ByteRange {
  start: number;
  /** The last byte that belongs to it. */
  end: number;
}

/**
 * Undefined where the whole file is the answer: no such header, another unit, several parts at once (which a server may
 * answer with the whole), or one that cannot be read.
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
