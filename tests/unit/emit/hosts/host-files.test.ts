/** Which files a build writes for which host. */
import { expect, it } from 'vitest';
import type { HostName } from '../../../../src/domain/hosts.ts';
import { planOutput } from '../../../../src/emit/plan-output.ts';
import { anOutputInput, aRedirect } from '../../../support/output-input.ts';

const forHosts = (deploy: HostName | undefined) =>
  planOutput(anOutputInput({ deploy, redirects: [aRedirect('old')] }))
    .map(({ path }) => path)
    .filter((path) => /^[._]/.test(path) || path === 'old/index.html');

it.each([
  [undefined, ['old/index.html', '_headers', '_redirects']],
  ['netlify', ['old/index.html', '_headers', '_redirects']],
  ['cloudflare', ['old/index.html', '_headers', '_redirects']],
  ['github-pages', ['old/index.html', '.nojekyll']],
  ['nginx', ['old/index.html', '_headers', '_redirects', '.deploy/nginx.conf']],
  ['caddy', ['old/index.html', '_headers', '_redirects', '.deploy/Caddyfile']],
  ['s3', ['old/index.html', '.deploy/s3.sh', '.deploy/website.json']],
] as const)('%s', (deploy, files) => {
  expect(forHosts(deploy)).toEqual(files);
});
