/** Reads quoted scalars, of one line or several. Moves the scanner past the closing quote. */
import { forbiddenCharacter } from '../forbidden-characters.ts';
import { notPlainYaml, type Scanner } from './scanner.ts';

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  ' ': ' ',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Further lines are indented by more than `indent`. */
export function readQuoted(scanner: Scanner, indent: number): string {
  const { text } = scanner;
  const start = scanner.pos;
  const end = closingQuote(text, start);
  if (end === -1) throw notPlainYaml;
  scanner.pos = end + 1;
  scanner.start = start;
  scanner.end = end + 1;
  const inside = text.slice(start + 1, end);
  const isOneLine = scanner.lineEnd(start) >= end;
  const folded = isOneLine ? inside : fold(inside, indent);
  if (text.charAt(start) === "'") return folded.includes("'") ? folded.replaceAll("''", "'") : folded;
  return folded.includes('\\') ? unescaped(folded) : folded;
}

/** The offset of the closing quote of the text whose opening quote is at `start`; -1 if there is none. */
export function closingQuote(text: string, start: number): number {
  const quote = text.charAt(start);
  let end = text.indexOf(quote, start + 1);
  if (quote === "'") while (end !== -1 && text.charAt(end + 1) === "'") end = text.indexOf("'", end + 2);
  else while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** Whether an odd number of backslashes precedes the quote. */
function isEscaped(text: string, quote: number): boolean {
  let first = quote;
  while (text.charAt(first - 1) === '\\') first--;
  return (quote - first) % 2 === 1;
}

/** Folds lines: a line break becomes a space, and each blank line a line break. */
function fold(inside: string, indent: number): string {
  const lines = inside.split(/\r?\n/);
  let folded = withoutTrailingSpaces(lines[0] ?? '');
  let blank = 0;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const text = line.replace(/^ +/, '');
    const isLast = index === lines.length - 1;
    if (text === '' && !isLast) {
      blank++;
      continue;
    }
    // Lines that end in a backslash or are not indented are left to the full parser.
    if (line.length - text.length <= indent || folded.endsWith('\\')) throw notPlainYaml;
    folded += blank === 0 ? ' ' : '\n'.repeat(blank);
    folded += isLast ? text : withoutTrailingSpaces(text);
    blank = 0;
  }
  return folded;
}

/** Trims spaces only, because a no-break space is text. */
function withoutTrailingSpaces(line: string): string {
  let end = line.length;
  while (line.charAt(end - 1) === ' ') end--;
  return line.slice(0, end);
}

function unescaped(text: string): string {
  const plain = text.replace(/\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))/gsu, (_, long, short, one) => {
    const code = long ?? short;
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    const meant = Object.hasOwn(escapes, one) ? escapes[one] : undefined;
    if (meant === undefined) throw notPlainYaml;
    return meant;
  });
  // An escape may stand for a forbidden character, which only the value shows.
  if (forbiddenCharacter(plain)) throw notPlainYaml;
  return plain;
}
