/** The diff of an import: unified, and counted instead of shown where a file changes nearly everywhere. */
import { expect, it } from 'vitest';
import { formatDiff } from '../../../../src/cli/output/format-import.ts';

const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');

it('shows changed lines with the lines around them, and new files', () => {
  const changed = { file: 'a.yaml', previous: 'a\nb\nc\nd\n', text: 'a\nb\nC\nd\n' };
  const added = { file: 'b.yaml', text: 'x\n' };
  expect(formatDiff([changed, added], 'data')).toBe(
    '--- data/a.yaml\n+++ data/a.yaml\n@@ line 2 @@\n b\n-c\n+C\n d\n\n--- /dev/null\n+++ data/b.yaml\n@@ line 1 @@\n+x\n',
  );
});

it('does not show a file with more than 2,000 changed lines', () => {
  const file = { file: 'a.yaml', previous: lines(1_001, 'old'), text: lines(1_001, 'new') };
  expect(formatDiff([file], 'data')).toBe('--- data/a.yaml\n+++ data/a.yaml\nToo many lines differ to show them.\n');
});
