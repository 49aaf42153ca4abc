/** docs/publishing.md shows what is generated and what was tested. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { planOutput } from '../../../../src/emit/plan-output.ts';
import { readMarkdown } from '../../../architecture/read-markdown.ts';
import { differences } from '../../../hosts/known-differences.ts';
import { configOf, hosts } from '../../../hosts/servers.ts';
import { anOutputInput } from '../../../support/output-input.ts';
import { projectRoot } from '../../../support/run-cli.ts';

const page = readFileSync(path.join(projectRoot, 'docs/publishing.md'), 'utf8');
const rows = [...page.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | '));

describe('the table “What was tested” in docs/publishing.md', () => {
  const start = rows.findIndex(([first, second]) => first === 'requests' && second === 'preview');
  const end = rows.findIndex(([first], index) => index > start && first === 'paths that point outside the site');
  const names = Object.keys(hosts);
  const table = rows.slice(start + 1, end + 1);

  it('has a column for each host', () => {
    expect(rows[start]?.slice(1).map((name) => name.toLowerCase())).toEqual(names);
    expect(table.length).toBeGreaterThan(15);
  });

  it('says “yes” exactly for requests without a known difference', () => {
    const wrong = table.flatMap(([topic = '', ...cells]) =>
      cells.flatMap((cell, index) => {
        const isDifferent = differences.some((one) => one.host === names[index] && one.topic === topic);
        return (cell === 'yes') === isDifferent ? [`${topic}, ${names[index]}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
    const topics = table.map(([topic]) => topic);
    expect(differences.filter(({ topic }) => !topics.includes(topic))).toEqual([]);
  });
});

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
        .find(({ path }) => path.startsWith('.deploy/'))
        ?.make(),
    );
    for (const line of asked) {
      expect(tested).toContain(line.trim());
      expect(file).toContain(`#   ${line.trim()}\n`);
    }
  },
);
