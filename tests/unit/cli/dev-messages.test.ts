/** What dev says in the terminal after a change. */

import { expect, it } from 'vitest';
import { createColors } from '../../../src/cli/colors.ts';
import { devMessages } from '../../../src/cli/dev-messages.ts';
import type { DevView } from '../../../src/dev/dev-site.ts';
import { diagnose } from '../../../src/diagnostics/diagnostic.ts';

function view(url: string | undefined, problem?: string): DevView {
  const at = { file: 'templates/pages/city.tsx', line: 1, column: 1 };
  return {
    url,
    state: { linked: { diagnostics: [], texts: new Map() }, shown: undefined, staticVersion: 0 },
    found: undefined,
    errors: problem === undefined ? [] : [diagnose('template/error', at, problem)],
  };
}

function listening() {
  const said = { out: '', err: '' };
  const messages = devMessages(
    {
      out: (text) => (said.out += text),
      err: (text) => (said.err += text),
      colors: createColors(false),
      isInteractive: false,
    },
    '/site',
  );
  return { messages, said };
}

const change = { paths: ['/site/data/site.yaml'], milliseconds: 12.3 };

it('reports a problem of several pages once, and each change with its duration', () => {
  const { messages, said } = listening();
  messages.problems(view('/a/', 'It failed.'));
  messages.problems(view('/b/', 'It failed.'));
  expect(said.err.match(/It failed\./g)).toHaveLength(1);
  messages.changing();
  messages.changed(view(undefined), change);
  expect(said.out).toBe('data/site.yaml changed (12 ms) The errors are fixed.\n');
});

it('returns the pages with problems, and does not report success while one still has them', () => {
  const { messages, said } = listening();
  messages.problems(view('/a/', 'It failed.'));
  expect(messages.changing()).toEqual(['/a/']);
  messages.problems(view('/a/', 'It failed.'));
  messages.changed(view(undefined), change);
  expect(said.out).not.toContain('well');
  expect(messages.changing()).toEqual(['/a/']);
});
