/** A YAML text → the position where it is nested too deeply, judged by brackets and indentation, because a parser could overflow its stack. Pure. */
import type { CST } from 'yaml';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { yamlPackage } from './yaml-document.ts';

/** No field is nested more than ten levels deep. */
export const maxLevels = 50;

/** The parser calls itself for each level, and needs a thousand of them to fill the stack. */
const safeLevels = 300;

/**
 * Whether the `yaml` package could fill the stack. It would report that as an error; but if V8 has to compile a regular
 * expression when the stack is almost full, the whole process ends. The text's tokens are read and walked without recursion.
 */
export function isTooDeepToParse(text: string): boolean {
  const open: { token: CST.Token; level: number }[] = [];
  const { Parser } = yamlPackage();
  for (const token of new Parser().parse(text)) open.push({ token, level: 0 });
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, level } = next;
    if (level > safeLevels) return true;
    if ('value' in token && token.value) open.push({ token: token.value, level });
    for (const item of 'items' in token ? token.items : [])
      for (const part of [item.key, item.value]) if (part) open.push({ token: part, level: level + 1 });
  }
  return false;
}

interface Deep {
  line: number;
  column: number;
  /** Whether all brackets are closed at the end. */
  isClosed: boolean;
}

export function nestedTooDeeply(file: string, text: string): Diagnostic {
  const { line, column, isClosed } = deepPosition(text);
  const message = `This is nested too deeply: more than ${maxLevels} levels.`;
  const hint = isClosed ? 'Use fewer levels. No field needs more than ten.' : 'Close all open brackets.';
  return diagnose('yaml/too-deep', { file, line, column }, message, { hint });
}

/** Lists and keys that begin on one line. */
const manySigns = new RegExp(`(?:[-?] +){${maxLevels}}`);

function deepPosition(text: string): Deep {
  const indents: number[] = [];
  let brackets = 0;
  let position: Omit<Deep, 'isClosed'> | undefined;
  for (const [number, line] of text.split('\n').entries()) {
    const signs = manySigns.exec(line);
    if (signs) position ??= { line: number + 1, column: signs.index + 1 };
    const indent = line.search(/[^ -]/);
    if (indent === -1) continue;
    if (brackets === 0) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
      if (indents.length > maxLevels) position ??= { line: number + 1, column: indent + 1 };
    }
    for (let at = indent; at < line.length; at++) {
      const sign = line.charAt(at);
      if (sign === '[' || sign === '{') brackets++;
      else if (sign === ']' || sign === '}') brackets--;
      if (brackets > maxLevels) position ??= { line: number + 1, column: at + 1 };
    }
  }
  return { ...(position ?? { line: 1, column: 1 }), isClosed: brackets <= 0 };
}
