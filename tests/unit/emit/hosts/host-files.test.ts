/** Which files a build writes for which host. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { HostName } from '../../../../src/domain/hosts.ts';
import { planOutput } from '../../../../src/emit/plan-output.ts';
import siteSchema from '../../../../src/schema/site.schema.json' with { type: 'json' };
import { anOutputInput, aRedirect } from '../../../support/output-input.ts';

const forHosts = (deploy: HostName | undefined) =>
  planOutput(anOutputInput({ deploy, redirects: [aRedirect('old')] }))
    .map(({ path }) => path)
    .filter((path) => /^[._]/.test(path) || path === 'old/index.html');

const rows = [
  [undefined, ['old/index.html', '_headers', '_redirects']],
  ['netlify', ['old/index.html', '_headers', '_redirects']],
  ['cloudflare', ['old/index.html', '_headers', '_redirects']],
  ['github-pages', ['old/index.html', '.nojekyll']],
  ['nginx', ['old/index.html', '_headers', '_redirects', '.deploy/nginx.conf']],
  ['caddy', ['old/index.html', '_headers', '_redirects', '.deploy/Caddyfile']],
  ['s3', ['old/index.html']],
] as const;

it.each(rows)('%s', (deploy, files) => {
  expect(forHosts(deploy)).toEqual(files);
});

it('site.yaml and the docs name all of them', () => {
  const names = rows.flatMap(([deploy]) => deploy ?? []);
  expect(siteSchema.properties.deploy.enum).toEqual(names);
  const docs = readFileSync(new URL('../../../../docs/publishing.md', import.meta.url), 'utf8');
  const cells = docs.match(/^\| `deploy` \|[\s\S]*?\n\n/m)?.[0].match(/(?<=^\| )`[a-z].*?(?= \|)/gm) ?? [];
  expect(cells.slice(1).flatMap((cell) => cell.match(/[a-z\d-]+/g))).toEqual(names);
});
