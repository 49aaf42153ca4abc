/** `treesite check` of a small site with faults that are in none of the sites of check.test.ts. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { copySite } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

const folder = copySite('minimal');
afterEach(() => vi.unstubAllGlobals());

const site = path.join(folder, 'data/site.yaml');
const untouched = readFileSync(site, 'utf8');

async function check(...flags: string[]) {
  const { code, stdout } = await runHere(['check', '--root', folder, '--now', '2026-06-15', '--json', ...flags]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const found = diagnostics.map(({ code, severity, at }) => `${severity} ${code} ${at.file}:${at.line}`);
  return { code, found };
}

test('a correct site has no warning, and check sends no request', async () => {
  const fetcher = vi.fn();
  vi.stubGlobal('fetch', fetcher);
  const { code, found } = await check('--external');
  expect(found).toEqual([]);
  expect(code).toBe(0);
  expect(fetcher).not.toHaveBeenCalled();
});

test('each fault is reported at its place in the data', async () => {
  writeFileSync(
    site,
    untouched.replace(
      '    href: /contact/\n',
      `    href: /contact/\n${[404, 301, 503].map((status) => `  - label: Guild\n    href: https://guild.example/${status}\n`).join('')}`,
    ),
  );
  appendFileSync(site, 'notice:\n  text: Closed.\n  from: "2026-01-01 08:00"\n  until: "2026-01-02 08:00"\n');
  appendFileSync(site, 'checks:\n  budgets:\n    requests: 1\n');
  const line = (words: string) =>
    readFileSync(site, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(words)) + 1;
  const headers = { location: 'https://guild.example/' };
  vi.stubGlobal('fetch', async (address: string) => {
    const status = Number(new URL(address).pathname.slice(1)) || 200;
    return new Response(null, { status, headers });
  });

  const { code, found } = await check('--external');
  expect(found).toEqual([
    'warning page/overweight data/services/piano-tuning.yaml:1',
    `warning link/external-broken data/site.yaml:${line('guild.example/404')}`,
    `warning link/external-moved data/site.yaml:${line('guild.example/301')}`,
    `warning link/external-unsure data/site.yaml:${line('guild.example/503')}`,
    `warning notice/expired data/site.yaml:${line('until:')}`,
  ]);
  expect(code).toBe(0);
});
