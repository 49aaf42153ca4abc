/** An unquoted YAML text → its value in the core schema of YAML 1.2: null, a boolean, a number, or the text. Pure. */

const numbers =
  /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/;

/** First characters of all values that are not texts. */
const special = new Set('~nNtTfF+-.0123456789');

export function plainScalar(text: string): string | number | boolean | null {
  if (!special.has(text.charAt(0))) return text === '' ? null : text;
  switch (text) {
    case '~':
    case 'null':
    case 'Null':
    case 'NULL':
      return null;
    case 'true':
    case 'True':
    case 'TRUE':
      return true;
    case 'false':
    case 'False':
    case 'FALSE':
      return false;
    default:
      return numbers.test(text) ? numberOf(text) : text;
  }
}

function numberOf(text: string): number {
  if (text.startsWith('0o')) return Number.parseInt(text.slice(2), 8);
  if (text.startsWith('0x')) return Number.parseInt(text.slice(2), 16);
  if (/n$/i.test(text)) return Number.NaN;
  if (/f$/i.test(text)) return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return /[.eE]/.test(text) ? Number.parseFloat(text) : Number.parseInt(text, 10);
}

/** A key as the full parser returns it: 05 → 5. Undefined if it is null. */
export function keyName(text: string): string | undefined {
  const value = plainScalar(text);
  return value === null ? undefined : String(value);
}
