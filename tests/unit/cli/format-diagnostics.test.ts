/** Problems as text: the place, the sentence, the lines with a caret, the cure. */
import pico from 'picocolors';
import { describe, expect, test } from 'vitest';
import { countProblems, formatDiagnostics } from '../../../src/cli/format-diagnostics.ts';
import { type Diagnostic, diagnose, type Location } from '../../../src/diagnostic.ts';

const colors = pico.createColors(false);
const file = 'data/x.yaml';

function formatted(text: string, at: Partial<Location>, extra: Partial<Diagnostic> = {}): string {
  const problem = { ...diagnose('yaml/syntax', { file, line: 1, column: 1, ...at }, 'It is wrong.'), ...extra };
  return formatDiagnostics([problem], { texts: new Map([[file, text]]), colors });
}

/** The lines between the sentence and the cure. */
const frame = (text: string, at: Partial<Location>) => formatted(text, at).split('\n').slice(2, -1);

describe('a problem', () => {
  test('is told with its place, its code, its lines and its cure', () => {
    const problem = formatted('a: 1\nb: two words\nc: 3\n', { line: 2, column: 4, length: 9 }, { hint: 'Write 2.' });
    expect(problem).toBe(
      [
        'data/x.yaml:2:4 error yaml/syntax',
        '  It is wrong.',
        '  1 | a: 1',
        '  2 | b: two words',
        '    |    ^^^^^^^^^',
        '  3 | c: 3',
        '  Write 2.',
        '',
      ].join('\n'),
    );
  });

  test('names the other places it has to do with', () => {
    const related = [{ message: 'It stands here first.', at: { file: 'data/y.yaml', line: 3, column: 1 } }];
    expect(formatted('a', {}, { related })).toContain('  It stands here first. data/y.yaml:3:1\n');
  });

  test('in a file that was not read has no lines', () => {
    const problem = diagnose('yaml/syntax', { file: 'gone.yaml', line: 3, column: 1 }, 'It is gone.');
    expect(formatDiagnostics([problem], { texts: new Map(), colors })).toBe(
      'gone.yaml:3:1 error yaml/syntax\n  It is gone.\n',
    );
  });

  test('is parted from the next by an empty line', () => {
    const problems = [1, 2].map((line) => diagnose('yaml/syntax', { file, line, column: 1 }, 'Wrong.'));
    expect(formatDiagnostics(problems, { texts: new Map(), colors })).toMatch(/Wrong\.\n\ndata\/x\.yaml:2:1/);
  });
});

describe('the lines of a problem', () => {
  test('have numbers of one width', () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
    expect(frame(text, { line: 9, column: 1 })).toEqual([
      '   8 | line 8',
      '   9 | line 9',
      '     | ^',
      '  10 | line 10',
    ]);
  });

  test('leave empty neighbours out', () => {
    expect(frame('\na\n\n', { line: 2 })).toEqual(['  2 | a', '    | ^']);
  });

  test('are read from Windows files as from others', () => {
    expect(frame('a\r\nb\r\n', { line: 2 })).toEqual(['  1 | a', '  2 | b', '    | ^']);
  });

  test('keep the caret under its character behind tabs', () => {
    expect(frame('\ta: b', { column: 5 })).toEqual(['  1 |  a: b', '    |     ^']);
  });

  test('mark no more than the line holds', () => {
    expect(frame('abc', { column: 2, length: 500 })).toEqual(['  1 | abc', '    |  ^^']);
  });

  test('mark the end of a line that ends too early', () => {
    expect(frame('abc', { column: 4 })).toEqual(['  1 | abc', '    |    ^']);
  });

  test('show the part of a very long line that matters', () => {
    const text = `${'x'.repeat(5000)}HERE${'y'.repeat(5000)}`;
    const [line = '', caret = ''] = frame(text, { column: 5001, length: 4 });
    expect(line.length).toBeLessThan(200);
    expect(line.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('HERE');
  });

  test('do not fail on a place that is not in the file', () => {
    expect(() => formatted('a', { line: 99, column: 99 })).not.toThrow();
  });
});

test.each([
  [[], 'no problems'],
  [['error'], '1 error'],
  [['warning', 'warning'], '2 warnings'],
  [['error', 'warning', 'error'], '2 errors and 1 warning'],
] as const)('%j are counted as “%s”', (severities, words) => {
  const problems = severities.map((severity) => ({
    ...diagnose('yaml/syntax', { file, line: 1, column: 1 }, 'Wrong.'),
    severity,
  }));
  expect(countProblems(problems)).toBe(words);
});
