/** Finds URLs and email addresses on hosts that no visitor can reach: domains reserved for examples, local networks, and the visitor's own computer. Pure. */
import type { Path } from '../../../load/locate.ts';
import { findValues } from './find-values.ts';
import { hasMark } from './marks.ts';

/** Domains that cannot be registered (RFC 2606 and RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

const ownComputer = /(^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^0\.0\.0\.0$|^\[::1?\]$/;

/** Private addresses (RFC 1918, RFC 3927, RFC 4193), and names that only a local network knows. */
const localNetwork =
  /^(10\.\d+|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$|^\[f[cde][\da-f]{0,2}:|\.(local|internal|lan|home\.arpa)$/;

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
  return reserved.test(host) || ownComputer.test(host) || localNetwork.test(host);
}

/** A sentence without its full stop. */
export function whyUnreachable(host: string): string {
  if (ownComputer.test(host)) return `${host} always means the visitor’s own computer`;
  if (localNetwork.test(host)) return `${host} is known only in a local network`;
  return `${host} is reserved for examples and tests`;
}
