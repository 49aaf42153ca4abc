/** A text that is not YAML → diagnostics in plain words: at most one per line, because further ones are consequences. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { sentence } from '../../text/strings.ts';
import { findConflicts } from '../forbidden-text.ts';
import type { YAMLException } from '../js-yaml.ts';
import { locator } from '../offsets.ts';
import { isTooDeepToParse, nestedTooDeeply } from '../too-deep.ts';
import { parseYamlDocument } from '../yaml-document.ts';
import { aboutLines, explain } from './explain-yaml-error.ts';
import { atMisalignedLines } from './misaligned-line.ts';
import { primaryErrors } from './primary-errors.ts';

/** Enough to see what is wrong. Explaining an error may visit all nodes of the file. */
const maxFaults = 50;

/** What js-yaml says. */
export type SyntaxFailure = Pick<YAMLException, 'reason' | 'mark'>;

export function explainSyntax(file: string, text: string, { reason, mark }: SyntaxFailure): Diagnostic[] {
  const conflicts = findConflicts(file, text);
  if (conflicts.length > 0) return conflicts;
  const position = { file, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
  if (reason.includes('maxDepth')) return [nestedTooDeeply(position)];
  const unexplained = diagnose('yaml/syntax', position, `This is not valid YAML: ${sentence(reason)}`);
  if (isTooDeepToParse(text)) return [unexplained];
  const document = parseYamlDocument(text);
  const at = locator(file, text);
  const broken = { text, document, isValid: (part: string) => parseYamlDocument(part).errors.length === 0 };
  const lines = new Set<number>();
  const firstPerLine = document.errors.filter(({ message, pos: [start, end] }, index) => {
    if (index > 0 && message.includes('in YAML stream')) return false;
    const { line } = at({ start, end });
    return lines.has(line) ? false : lines.add(line);
  });
  const tabs = firstPerLine.filter((fault) => fault.code === 'TAB_AS_INDENT');
  const explained = firstPerLine
    .filter((fault) => fault.code !== 'TAB_AS_INDENT' || fault === tabs[0])
    .slice(0, maxFaults)
    .map((fault) => {
      const overIndented = document.errors.some(
        ({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === fault.pos[0],
      );
      const misleads = overIndented || aboutLines.has(fault.code);
      return { misleads, ...explain(fault, broken, { overIndented, tabs: tabs.length }) };
    })
    .sort((a, b) => a.start - b.start);
  const found = primaryErrors(atMisalignedLines(explained, broken), broken);
  // A few texts are valid for the `yaml` package only.
  if (found.length === 0) return [unexplained];
  return found.map(({ message, hint, ...span }) => diagnose('yaml/syntax', at(span), message, { hint }));
}
