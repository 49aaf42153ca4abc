/** The files that a page of docs shows: code blocks that name their file, in their first line or at the start of the paragraph before. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
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
