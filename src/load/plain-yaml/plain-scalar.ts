/** What an unquoted YAML text means by the core schema of YAML 1.2: nothing, true or false, a number, or itself. Pure. */

const numbers =
  /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/;

/** The first characters of everything that is not simply a text. */
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

/** A key as the parser makes it: 05 is 5. Undefined where there is none. */
export function keyName(text: string): string | undefined {
  const value = plainScalar(text);
  return value === null ? undefined : String(value);
}
