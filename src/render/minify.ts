/** HTML → smaller HTML with the same elements: each run of white space is one space, comments are gone. Pure. */
import { booleanAttributes } from '../html/markup.ts';
import { markupParser } from '../html/parse-markup.ts';

/** Elements whose white space shows, or that contain code. */
const verbatim: ReadonlySet<string> = new Set(['pre', 'textarea', 'script', 'style']);
/** Comments that a server reads (`<!--#include …-->`) and licenses (`<!--! …-->`). */
const wantedComment = /^(!|\s*#)/;

export function minifyHtml(html: string): string {
  let minified = '';
  let copied = 0;
  let verbatimDepth = 0;
  const replace = (text: string, end = parser.endIndex + 1) => {
    minified += html.slice(copied, parser.startIndex) + text;
    copied = end;
  };
  const parser = new (markupParser())(
    {
      onopentagname(name) {
        if (verbatim.has(name)) verbatimDepth += 1;
      },
      onclosetag(name) {
        if (verbatim.has(name)) verbatimDepth -= 1;
      },
      ontext(text) {
        if (verbatimDepth === 0) replace(text.replace(/[ \t\n\r\f]+/g, ' '));
      },
      oncomment(text) {
        if (!wantedComment.test(text)) replace('');
      },
      onattribute(name, value, quote) {
        // For attributes, unlike texts and comments, the parser gives the index after the last character.
        if (value === '' && quote && booleanAttributes.has(name)) replace(name, parser.endIndex);
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return minified + html.slice(copied);
}
