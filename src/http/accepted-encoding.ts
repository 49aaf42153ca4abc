/** Which compression a request is best answered with (RFC 9110, 12.5.3). Pure. */
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Its published types are of a version before this option. */
interface Preferring {
  encoding: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined;
}

/** Where a browser likes several equally, the first of these. */
const offered: Encoding[] = ['br', 'gzip', 'identity'];

/** `accepted` is the Accept-Encoding header. Where it refuses everything, the plain bytes are better than nothing. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  // An old name of the same (RFC 9110, 8.4.1.3).
  const headers = { 'accept-encoding': accepted?.replace(/\bx-gzip\b/gi, 'gzip') };
  const negotiator: Preferring = new Negotiator({ headers });
  const chosen = negotiator.encoding(offered, { preferred: offered });
  return offered.find((encoding) => encoding === chosen) ?? 'identity';
}
