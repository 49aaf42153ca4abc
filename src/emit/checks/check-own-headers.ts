/** Reports lines of the site's own `_headers` files that have no effect. Pure. */
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { type IgnoredLine, parseHeaderLines, type WhyIgnored } from '../../domain/header-lines.ts';
import { isOwnHeaders } from '../headers.ts';
import { textOf } from '../output-file.ts';
import type { FileCheck } from './file-check.ts';

export const checkOwnHeaders: FileCheck = ({ staticFiles }, { folder }) =>
  staticFiles.filter(isOwnHeaders).flatMap((file) =>
    parseHeaderLines(textOf(file)).ignored.map((ignored) => {
      const at = { file: `${folder}/${file.path}`, line: ignored.line, column: 1 };
      const { message, hint } = explainIgnored(ignored);
      return diagnose('header/invalid', at, message, { hint });
    }),
  );

const form = 'Write the name, a colon and the value: X-Robots-Tag: noindex';

const reasons: Readonly<Record<WhyIgnored, { message: string; hint: string }>> = {
  path: {
    message: 'This line is not a path of the site, so the headers below it have no effect.',
    hint: 'Begin it with a slash: /services/*',
  },
  pattern: {
    message: 'This path has two stars, or two placeholders in one part, which hosts do not support.',
    hint: 'Use one star: /services/*',
  },
  alone: { message: 'No header follows this path.', hint: 'Add headers below it, each indented by two spaces.' },
  early: {
    message: 'This header comes before the first path.',
    hint: 'Write a path, such as /*, in a line of its own before it, without spaces at the beginning.',
  },
  header: { message: 'This line is not a header.', hint: form },
  value: { message: 'The value of this header is empty or has a character that headers cannot have.', hint: form },
  host: { message: 'Only the host can set this header.', hint: 'Delete the line.' },
};

function explainIgnored({ why, text }: IgnoredLine): { message: string; hint: string } {
  const { message, hint } = reasons[why];
  const isHeader = why === 'path' && /^(!\s*)?[\w-]+(:\s|$)/.test(text);
  return {
    message,
    hint: isHeader ? 'If it is a header, indent it by two spaces. If it is a path, begin it with a slash.' : hint,
  };
}
