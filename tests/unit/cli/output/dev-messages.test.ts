/** What dev says in the terminal after a change. */
import { expect, it } from 'vitest';
import { devMessages } from '../../../../src/cli/output/dev-messages.ts';
import type { DevView } from '../../../../src/dev/dev-site.ts';
import { type Diagnostic, diagnose } from '../../../../src/diagnostics/diagnostic.ts';
import type { ReadySite } from '../../../../src/pipeline/ready-site.ts';
import { aTerminal } from '../../../support/a-terminal.ts';

function view(problem?: string): DevView {
  const at = { file: 'templates/pages/city.tsx', line: 1, column: 1 };
  return {
    state: { linked: { diagnostics: [] }, shown: undefined, staticVersion: 0 },
    found: undefined,
    errors: problem === undefined ? [] : [diagnose('template/error', at, problem)],
  };
}

function listening() {
  const { terminal, said } = aTerminal();
  return { messages: devMessages(terminal, '/site'), said };
}

/** A site that is shown, with these diagnostics. */
function ready(diagnostics: Diagnostic[]): DevView {
  return { ...view(), state: { ...view().state, linked: { diagnostics, ready: {} as ReadySite } } };
}

const change = { paths: ['/site/data/site.yaml'], milliseconds: 12.3 };

it('reports a problem of several pages once, and each change with its duration', () => {
  const { messages, said } = listening();
  messages.problems(view('It failed.'));
  messages.problems(view('It failed.'));
  expect(said.err.match(/It failed\./g)).toHaveLength(1);
  messages.changing();
  messages.changed(view(), change);
  expect(said.out).toBe('data/site.yaml changed (12 ms)\n');
  messages.problems(view('It failed.'));
  expect(said.err.match(/It failed\./g)).toHaveLength(2);
});

it('counts warnings again when they have changed, and says what build would refuse', () => {
  const { messages, said } = listening();
  const at = (line: number) => ({ file: 'data/cities/a.yaml', line, column: 1 });
  const sample = diagnose('content/sample', at(3), 'Sample.');
  const related = [{ message: 'And here:', at: at(9) }];
  const unfilled: Diagnostic = { ...diagnose('content/fill-in', at(7), 'FILL IN', { related }), severity: 'warning' };
  messages.started(ready([sample, sample]));
  expect(said.out).toBe('2 warnings: npx treesite check lists them.\n');
  const after = (diagnostics: Diagnostic[]) => {
    said.out = '';
    messages.changed(ready(diagnostics), change);
    return said.out.replace('data/site.yaml changed (12 ms)\n', '');
  };
  expect(after([sample, sample])).toBe('');
  expect(after([sample, unfilled])).toBe(
    'npx treesite build will fail until you replace every FILL IN: data/cities/a.yaml (lines 7, 9).\n1 warning: npx treesite check lists them.\n',
  );
  expect(after([sample])).toBe('');
  expect(after([sample, sample])).toBe('2 warnings: npx treesite check lists them.\n');
  expect(after([])).toBe('');
});

it('counts the files of a change of several', () => {
  const { messages, said } = listening();
  messages.changed(view(), { ...change, paths: ['/site/data/4913', '/site/data/a.yaml'] });
  expect(said.out).toBe('2 files changed (12 ms)\n');
});
