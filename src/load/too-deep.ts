/** A YAML text → the place where it is nested too deeply, judged by brackets and indentation, because a parser could overflow its stack. Pure. */
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';

/** No field is nested more than ten levels deep. */
export const maxLevels = 50;

interface Deep {
  line: number;
  column: number;
  /** Whether all brackets are closed at the end. */
  isClosed: boolean;
}

export function nestedTooDeeply(file: string, text: string): Diagnostic {
  const { line, column, isClosed } = deepPlace(text);
  const message = `This is nested too deeply: more than ${maxLevels} levels.`;
  const hint = isClosed ? 'Use fewer levels. No field needs more than ten.' : 'Close all open brackets.';
  return diagnose('yaml/too-deep', { file, line, column }, message, { hint });
}

function deepPlace(text: string): Deep {
  const indents: number[] = [];
  let brackets = 0;
  let place: Omit<Deep, 'isClosed'> | undefined;
  for (const [number, line] of text.split('\n').entries()) {
    const indent = line.search(/[^ -]/);
    if (indent === -1) continue;
    if (brackets === 0) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
      if (indents.length > maxLevels) place ??= { line: number + 1, column: indent + 1 };
    }
    for (let at = indent; at < line.length; at++) {
      const sign = line.charAt(at);
      if (sign === '[' || sign === '{') brackets++;
      else if (sign === ']' || sign === '}') brackets--;
      if (brackets > maxLevels) place ??= { line: number + 1, column: at + 1 };
    }
  }
  return { ...(place ?? { line: 1, column: 1 }), isClosed: brackets <= 0 };
}
