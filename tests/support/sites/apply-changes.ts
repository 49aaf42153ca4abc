/** The changes of a broken site, or of an overlay's `change.diff`: a unified diff without line numbers. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from './edit-files.ts';

/**
 * Applies a diff to the files of a folder. `--- FILE` names a file; `@@` begins a change, whose lines begin with a
 * space (stays), a minus (goes) or a plus (comes). What stays and goes has to be in the file exactly once.
 * A change that only adds lines is the whole text of a file; a file without changes is deleted.
 */
export function applyChanges(diff: string, folder: string): void {
  for (const part of diff.split(/^--- /m).slice(1)) {
    const [name = '', ...changes] = part.split(/\n@@\n/);
    const file = path.join(folder, name.trimEnd());
    if (changes.length === 0) rmSync(file);
    else if (/^(\+.*\n)+$/.test(changes.join())) writeFiles(folder, { [name]: changes.join().replace(/^\+/gm, '') });
    else
      writeFileSync(
        file,
        changes.reduce((text, change) => applyChange(text, change, name), readFileSync(file, 'utf8')),
      );
  }
}

function applyChange(text: string, change: string, name: string): string {
  const lines = change.replace(/\n$/, '').split('\n');
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const parts = `\n${text}`.split(`\n${without('+')}`);
  if (parts.length !== 2) throw new Error(`${name} holds this ${parts.length - 1} times:\n${without('+')}`);
  return parts.join(`\n${without('-')}`).slice(1);
}
