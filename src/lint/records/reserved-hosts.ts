/** Finds URLs and email addresses on hosts that no visitor can reach: domains reserved for examples, and the visitor's own computer. Pure. */
import type { Path } from '../../load/locate.ts';
import { findValues } from './find-values.ts';
import { hasMark } from './marks.ts';

/** Domains that cannot be registered (RFC 2606 and RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

const ownComputer = /(^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^0\.0\.0\.0$|^\[::1?\]$/;

/** The host of a URL, of an email address, or of a domain written with www. */
const hosts = /(?:\/\/|@|(?<![\w.-])(?=www\.))(\[[\da-f:.]+\]|[a-z\d-]+(?:\.[a-z\d-]+)*)/gi;

interface ReservedHost {
  path: Path;
  host: string;
}

/** The values of a file that contain such a host. Ignores parts marked as samples. */
export function reservedHosts(value: unknown): ReservedHost[] {
  const found = findValues(value, (part) => hostsIn(part).length > 0 || hasMark(part, 'sample'));
  return found.flatMap(({ path, value: part }) => hostsIn(part).map((host) => ({ path, host })));
}

/** The first such host of a text, in a list; otherwise an empty list. */
export function hostsIn(part: unknown): string[] {
  if (typeof part !== 'string' || !/\/\/|@|www\./i.test(part)) return [];
  const found = [...part.matchAll(hosts)].map(([, host = '']) => host.toLowerCase());
  return found.filter(isUnreachable).slice(0, 1);
}

export function isUnreachable(host: string): boolean {
  return reserved.test(host) || ownComputer.test(host);
}

/** A sentence without its full stop. */
export function whyUnreachable(host: string): string {
  return ownComputer.test(host)
    ? `${host} is the computer of whoever opens it`
    : `${host} is reserved for examples and tests`;
}
