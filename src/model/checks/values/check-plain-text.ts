/** Reports Markdown, HTML and stray quotes in fields of plain text, which visitors would see as they are typed. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { truncate } from '../../../text/strings.ts';
import type { TextPlace } from '../../text-place.ts';

const markup =
  /\[[^\][]+\]\((?:[/#]|https?:|tel:|sms:|mailto:)[^\s)]*\)?|\*\*[^\s*][^*]*\*\*|<(?:a|b|br|em|i|li|p|span|strong|u|ul)(?: [^<>]*| ?\/)?>/i;

/** The first of each text. */
export function checkPlainText(text: string, at: () => TextPlace): Diagnostic[] {
  const found = isSuspect.test(text) ? markup.exec(text) : null;
  if (found) {
    const [words] = found;
    const kind = words.startsWith('<') ? 'HTML' : 'Markdown';
    const message = `This field is plain text, so ${kind} is shown as typed: ${truncate(words)}`;
    const hint = 'Write only the words. docs/data.md says which fields may contain Markdown.';
    return [diagnose('text/plain', at()(words, found.index), message, { hint })];
  }
  const quotes = quotesOf(text);
  if (quotes === undefined) return [];
  const hint = 'Delete them. In YAML, only straight quotes around the whole value are not part of it.';
  return [diagnose('text/plain', at()(quotes, text.lastIndexOf(quotes)), 'Visitors would see these quotes.', { hint })];
}

/** A fast test, because most texts have none of these. */
const isSuspect = /\]\(|\*\*|<[a-z]/i;

/** Curly quotes around a name or title, which word processors write in place of straight ones; or a closing quote without an opening one. */
function quotesOf(text: string): string | undefined {
  if (inCurly.test(text)) return text;
  return text.endsWith('"') && hasUnmatchedQuote(text) ? '"' : undefined;
}

/** Not around a sentence, which may be what somebody said. */
const inCurly = /^[“”„‘’][^“”„‘’]*[^.,!?…“”„‘’][“”‘’]$/;

/** `5"` or `5½ "`: an inch mark, or the closing quote after a number. */
const afterNumber = /[\d\u00BC-\u00BE\u2150-\u215E] ?"/g;

/** Not if it can be an inch mark, or if another quote of the text can be one. */
function hasUnmatchedQuote(text: string): boolean {
  const others = text.replace(afterNumber, '');
  return others.endsWith('"') && isOdd(text) && isOdd(others);
}

function isOdd(text: string): boolean {
  return text.split('"').length % 2 === 0;
}
