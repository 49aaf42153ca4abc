/** A response → a short sentence about what is wrong with it, or nothing. Pure. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RawAnswer } from '../support/raw-request.ts';

export type Wrong = string | false | undefined;

export function is(what: string, answered: string | number | undefined, expected: string | number): Wrong {
  return answered === expected ? undefined : `${what} ${answered} instead of ${expected}`;
}

export function like(name: string, { headers }: RawAnswer, expected: RegExp | undefined): Wrong {
  const value = String(headers[name]);
  return expected?.test(value) ? undefined : `${name} ${value}`;
}

/** 301 and 308 are both permanent; a host may write its name before the path. */
export function leadsTo({ status, headers }: RawAnswer, to: string): Wrong[] {
  const location = (headers.location ?? '').replace(/^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?/, '');
  return [status !== 301 && status !== 308 && `status ${status} instead of 301 or 308`, is('Location', location, to)];
}

export function compressed({ headers, body }: RawAnswer, encoding: 'gzip' | 'br', plain: Buffer): Wrong[] {
  if (plain.length < 300) return [];
  if (headers['content-encoding'] !== encoding) return [is('content-encoding', headers['content-encoding'], encoding)];
  const unpacked = encoding === 'gzip' ? gunzipSync(body) : brotliDecompressSync(body);
  return [
    !unpacked.equals(plain) && 'the bytes are others',
    !/accept-encoding/i.test(headers.vary ?? '') && 'Vary does not name Accept-Encoding',
  ];
}
