/** Which compression a request is best answered with (RFC 9110, 12.5.3). Pure. */

export type Encoding = 'br' | 'gzip' | 'identity';

/** Where a browser likes several equally, the first of these. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** `accepted` is the Accept-Encoding header. Where it refuses everything, the plain bytes are better than nothing. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = parseWeights(accepted ?? '');
  const any = weights.get('*');
  // Plain bytes are welcome unless refused, but anything that was asked for is better.
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? any ?? (encoding === 'identity' ? 0.0001 : 0);
  const best = Math.max(...offered.map(weightOf));
  return best === 0 ? 'identity' : (offered.find((encoding) => weightOf(encoding) === best) ?? 'identity');
}

function parseWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [, name, weight = '1'] = /^\s*([^\s;]+)\s*(?:;\s*q\s*=\s*([^\s;]*)\s*)?$/.exec(part) ?? [];
    if (name === undefined || !/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight)) continue;
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number(weight));
  }
  return weights;
}
