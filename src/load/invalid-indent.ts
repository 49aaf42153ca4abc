/** Finds white space at the start of a line that YAML does not count as indentation. Pure. */
import { showInvisible } from '../text/printable.ts';

const indentation = /^ *([\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+)/;

/** An explanation for a mistake at `offset`, if its line begins so. `start` and `end` are offsets too. */
export function invalidIndent(text: string, offset: number) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const [whole, odd] = indentation.exec(text.slice(start, end === -1 ? text.length : end)) ?? [];
  if (whole === undefined || odd === undefined) return undefined;
  const message = `This line is indented with a character that looks like a space: ${showInvisible(odd)}`;
  return { message, hint: 'Use ordinary spaces to indent.', start, end: start + whole.length };
}
