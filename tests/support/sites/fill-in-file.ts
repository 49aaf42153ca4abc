/** Replaces everything that `treesite new` marked in a file with some content. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function fillInFile(file: string): void {
  const name = path.basename(file).replace(/\.\w+$/, '');
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line, number) => {
      const value = line.replace(/ # FILL IN\b.*$/, '');
      if (value.startsWith('#')) return value;
      return value
        .replace('postalCode: FILL IN', 'postalCode: "97754"')
        .replace(/FILL IN\b.*$/, `Written ${name} ${number}`);
    });
  writeFileSync(file, lines.join('\n'));
}
