/** docs/publishing.md shows what is generated. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hosts } from '../../../../src/domain/hosts/hosts.ts';
import { planOutput } from '../../../../src/emit/plan-output.ts';
import { readMarkdown } from '../../../architecture/read-markdown.ts';
import { configOf } from '../../../hosts/servers.ts';
import { anOutputInput } from '../../../support/output-input.ts';
import { projectRoot } from '../../../support/sites/run-cli.ts';

const page = readFileSync(path.join(projectRoot, 'docs/publishing.md'), 'utf8');

test('hosts that build run the same commands', () => {
  const netlify = /^ +command = "(.*)"$/m.exec(page)?.[1];
  const workflow = readMarkdown(page).fences.find(({ text }) => text.startsWith('# .github/workflows/publish.yml\n'));
  const { steps } = parse(workflow?.text ?? '').jobs.publish;
  expect(netlify).toBe('npx treesite check --publish && npx treesite build');
  expect(/^Build command `(.*?)`/m.exec(page)?.[1]).toBe(netlify);
  expect(steps.flatMap(({ run }: { run?: string }) => run ?? []).join(' && ')).toBe(`npm ci && ${netlify}`);
});

test.each(['nginx', 'caddy'] as const)(
  'docs/publishing.md has the same lines for %s as the tests and the generated file',
  (deploy) => {
    const block = new RegExp(`\`\`\`${deploy}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';
    const asked = block.split('\n').filter((line) => /^ +(root|include|import) /.test(line));
    expect(asked).toHaveLength(2);
    const tested = configOf(deploy, { root: '/srv/site/dist', base: '', port: 8080, scratch: '/tmp' });
    const file = String(
      planOutput(anOutputInput({ deploy }))
        .find(({ path }) => path === hosts[deploy].file.path)
        ?.make(),
    );
    for (const line of asked) {
      expect(tested).toContain(line.trim());
      expect(file).toContain(`#   ${line.trim()}\n`);
    }
  },
);
