/** Problems as text: the place, the sentence, the lines with a caret, the hint. */
import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../../../../src/cli/output/format-diagnostics.ts';
import { createColors } from '../../../../src/cli/output/terminal.ts';
import type { DiagnosticCode } from '../../../../src/diagnostics/catalog.ts';
import { type Diagnostic, diagnose, type Location } from '../../../../src/diagnostics/diagnostic.ts';

const colors = createColors(false);
const file = 'data/x.yaml';

function formatted(text: string, at: Partial<Location>, extra: Partial<Diagnostic> = {}): string {
  const problem = { ...diagnose('yaml/syntax', { file, line: 1, column: 1, ...at }, 'It is wrong.'), ...extra };
  return formatDiagnostics([problem], { texts: new Map([[file, text]]), colors });
}

/** The lines between the sentence and the hint. */
const frame = (text: string, at: Partial<Location>) => formatted(text, at).split('\n').slice(2, -1);

test('a problem lists places of one file with the same message in one line', () => {
  const places = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      message: 'And here:',
      at: { file: 'data/y.yaml', line: index + 1, column: 5 },
    }));
  expect(formatted('a', {}, { related: places(3) })).toContain('\n  And here: data/y.yaml:1:5, 2:5, 3:5\n');
  expect(formatted('a', {}, { related: places(14) })).toContain(', 12:5 and 2 more\n');
});

describe('many of one code', () => {
  const many = (number: number, code: DiagnosticCode) =>
    Array.from({ length: number }, (_, index) =>
      diagnose(code, { file: `data/${index}.yaml`, line: 1, column: 1 }, `Fault ${index}.`, { hint: 'Fix it.' }),
    );
  const text = (...problems: Diagnostic[]) =>
    formatDiagnostics(problems, { texts: new Map([['data/20.yaml', 'a: 1\n']]), colors });

  test('names of files cannot change the terminal', () => {
    const odd = diagnose('page/orphan', { file: 'static/\u001b[2Ja\nb', line: 1, column: 1 }, 'Fault.');
    const related = [{ message: 'There:', at: odd.at }];
    for (const said of [text(odd, odd, odd, { ...odd, related }), text({ ...odd, related })]) {
      expect(said).not.toContain('\u001b');
      expect(said).not.toContain('a\nb');
    }
  });

  test('errors that are warnings without --publish are grouped as these are', () => {
    const asErrors = (problems: Diagnostic[]) => problems.map((one): Diagnostic => ({ ...one, severity: 'error' }));
    const said = text(
      ...asErrors([...many(15, 'content/sample'), ...many(3, 'url/placeholder')]),
      ...many(4, 'yaml/syntax'),
    );
    expect(said).toMatch(
      /\n15 errors content\/sample\n {2}.* Found at data\/0\.yaml:1:1, .* and 12 more\. --verbose shows each one\.\n {2}Fix it\.\n$/,
    );
    expect(said).not.toContain('error content/sample');
    expect(said.match(/ error url\/placeholder\n/g)).toHaveLength(3);
    expect(said.match(/ error yaml\/syntax\n/g)).toHaveLength(4);
  });

  test('with different hints show the first hint', () => {
    const said = text(...many(4, 'image/unused').map((one, index) => ({ ...one, hint: `Delete picture ${index}.` })));
    expect(said).toMatch(/--verbose shows each one\.\n {2}At the first: Delete picture 0\.\n$/);
  });
});

describe('the lines of a problem', () => {
  test('keep the caret under its character after tabs', () => {
    expect(frame('\ta: b', { column: 5 })).toEqual(['  1 |  a: b', '    |     ^']);
  });

  test('do not fail on a place that is not in the file', () => {
    expect(() => formatted('a', { line: 99, column: 99 })).not.toThrow();
  });
});
