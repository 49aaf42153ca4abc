/** An Accept-Encoding header → the encoding of the response (RFC 9110, 12.5.3). Pure. */
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The package's published types lack this option. */
interface Preferring {
  encoding: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined;
}

/** In order of preference, if the client has none. */
const offered: Encoding[] = ['br', 'gzip', 'identity'];

/** `accepted` is the Accept-Encoding header. If it refuses every encoding, the plain bytes are better than an error. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  // x-gzip is an old name for gzip (RFC 9110, 8.4.1.3).
  const headers = { 'accept-encoding': accepted?.replace(/\bx-gzip\b/gi, 'gzip') };
  const negotiator: Preferring = new Negotiator({ headers });
  const chosen = negotiator.encoding(offered, { preferred: offered });
  return offered.find((encoding) => encoding === chosen) ?? 'identity';
}
