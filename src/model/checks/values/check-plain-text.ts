/** Reports Markdown and HTML in fields of plain text, which visitors would see as they are typed. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { truncate } from '../../../text/strings.ts';
import type { TextPosition } from '../../text-positions.ts';

const markup =
  /\[[^\][]+\]\((?:[/#]|https?:|tel:|sms:|mailto:)[^\s)]*\)?|\*\*[^\s*][^*]*\*\*|<(?:a|b|br|em|i|li|p|span|strong|u|ul)(?: [^<>]*| ?\/)?>/i;

/** The first of each text. */
export function checkPlainText(text: string, at: () => TextPosition): Diagnostic[] {
  const found = markup.exec(text);
  if (!found) return [];
  const [words] = found;
  const kind = words.startsWith('<') ? 'HTML' : 'Markdown';
  const message = `This field is plain text, so ${kind} is shown as typed: ${truncate(words)}`;
  const hint = 'Write only the words. docs/data.md says which fields may contain Markdown.';
  return [diagnose('text/plain', at()(words, found.index), message, { hint })];
}
