/** The files that a page of docs shows: code blocks that name their file, in their first line or at the start of the paragraph before. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isGroup } from '../../../src/domain/groups.ts';
import { projectRoot } from './run-cli.ts';

/** By name, in order; a block without a name is under its language. */
export function readDocExample(doc: string): Map<string, string> {
  const text = readFileSync(path.join(projectRoot, doc), 'utf8');
  const blocks = text.matchAll(/(?:^`([\w-]+\/[\w./-]+)`.*\n(?:.+\n)*\n)?^```(\w+)\n([\s\S]*?)^```$/gm);
  return new Map(
    [...blocks].map(([, name, language = '', code = '']) => {
      const [, commented] = /^(?:\/\/|\/\*) (\S+\/\S+)/.exec(code) ?? [];
      return [name ?? commented ?? language, code];
    }),
  );
}

/** An example laid over the values of a file: maps are joined, everything else is replaced. */
export function mergeValues(base: unknown, over: unknown): unknown {
  if (!isGroup(base) || !isGroup(over)) return over;
  const joined = Object.entries(over).map(([key, value]) => [key, mergeValues(base[key], value)]);
  return { ...base, ...Object.fromEntries(joined) };
}
