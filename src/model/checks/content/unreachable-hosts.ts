/** Finds hosts that no visitor can reach: domains reserved for examples, local networks, and the visitor's own computer. Pure. */

/** Domains that cannot be registered (RFC 2606 and RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

const ownComputer = /(^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^0\.0\.0\.0$|^\[::1?\]$/;

/** Private addresses (RFC 1918, RFC 3927, RFC 4193), and names that only a local network knows. */
const localNetwork =
  /^(10\.\d+|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$|^\[f[cde][\da-f]{0,2}:|\.(local|internal|lan|home\.arpa)$/;

/** The host of a URL, of an email address, or of a domain written with www. */
const hosts = /(?:\/\/|@|(?<![\w.-])(?=www\.))(\[[\da-f:.]+\]|[a-z\d-]+(?:\.[a-z\d-]+)*)/gi;

/** The first such host of a text. */
export function hostIn(text: string): string | undefined {
  const found = [...text.matchAll(hosts)].map(([, host = '']) => host.toLowerCase());
  return found.find(isUnreachable);
}

export function isUnreachable(host: string): boolean {
  return reserved.test(host) || isPrivate(host);
}

/** Whether a host is only valid on one computer or in one network. */
export function isPrivate(host: string): boolean {
  return ownComputer.test(host) || localNetwork.test(host);
}

/** A sentence without its full stop. */
export function whyUnreachable(host: string): string {
  if (ownComputer.test(host)) return `${host} always means the visitor’s own computer`;
  if (localNetwork.test(host)) return `${host} is known only in a local network`;
  return `${host} is reserved for examples and tests`;
}
