/** How deep a YAML text may be nested, and whether the `yaml` package could overflow its stack. Pure. */
import type { CST } from 'yaml';
import { type Diagnostic, diagnose, type Location } from '../diagnostics/diagnostic.ts';
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

export function nestedTooDeeply(at: Location): Diagnostic {
  const message = `This is nested too deeply: more than ${maxLevels} levels.`;
  return diagnose('yaml/too-deep', at, message, {
    hint: 'Use fewer levels, and close all brackets. No field needs more than ten levels.',
  });
}
