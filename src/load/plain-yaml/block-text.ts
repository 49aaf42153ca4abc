/** Reads block scalars, after `|` or `>`. Moves the scanner to the next content. */
import { notPlainYaml, type Scanner } from './scanner.ts';

/** The text's lines are indented by more than `indent`. Drops white space at its end, as all texts are trimmed. */
export function readBlockText(scanner: Scanner, indent: number): string {
  const { text } = scanner;
  const isFolded = text.charAt(scanner.pos) === '>';
  scanner.start = -1;
  scanner.pos++;
  if (/[+-]/.test(text.charAt(scanner.pos))) scanner.pos++;
  const header = scanner.skipSpaces(scanner.pos);
  const hasComment = text.charAt(header) === '#' && header > scanner.pos;
  if (!hasComment && !scanner.isEndOfLine(header)) throw notPlainYaml;
  let line = scanner.nextLine(header);
  let value = '';
  let width = -1;
  let widestBlank = 0;
  let breaks = 0;
  for (; line < text.length; line = scanner.nextLine(line)) {
    const from = scanner.skipSpaces(line);
    const column = from - line;
    if (scanner.isEndOfLine(from)) {
      if (width === -1) widestBlank = Math.max(widestBlank, column);
      // Folding has rules of its own for lines with further indentation.
      else if (column > width) throw notPlainYaml;
      breaks++;
      continue;
    }
    if (column <= indent) break;
    if (width === -1) {
      if (widestBlank > column) throw notPlainYaml;
      width = column;
    } else if (column < width) throw notPlainYaml;
    if (isFolded && column > width) throw notPlainYaml;
    if (value === '') breaks = 0;
    value += isFolded && breaks === 1 ? ' ' : '\n'.repeat(isFolded && breaks > 0 ? breaks - 1 : breaks);
    value += text.slice(line + width, scanner.lineEnd(line));
    breaks = 1;
  }
  scanner.toContent(line);
  return value;
}
