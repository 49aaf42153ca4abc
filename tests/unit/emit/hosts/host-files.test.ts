/** Which files a build writes for which host. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type HostName, hosts } from '../../../../src/domain/hosts/hosts.ts';
import { planOutput } from '../../../../src/emit/plan-output.ts';
import siteSchema from '../../../../src/schema/site.schema.json' with { type: 'json' };
import { anOutputInput, aRedirect } from '../../../support/output-input.ts';

const forHosts = (deploy: HostName | undefined) =>
  planOutput(anOutputInput({ deploy, redirects: [aRedirect('old')] }))
    .map(({ path }) => path)
    .filter((path) => /^[._]/.test(path) || path === 'old/index.html');

const rows: Readonly<Partial<Record<HostName | 'omitted', readonly string[]>>> = {
  omitted: ['old/index.html', '_headers', '_redirects'],
  netlify: ['old/index.html', '_headers', '_redirects'],
  cloudflare: ['old/index.html', '_headers', '_redirects'],
  'github-pages': ['old/index.html', '.nojekyll'],
  nginx: ['old/index.html', '_headers', '_redirects', '.deploy/nginx.conf'],
  caddy: ['old/index.html', '_headers', '_redirects', '.deploy/Caddyfile'],
  s3: ['old/index.html'],
};

it.each(Object.entries(rows))('%s', (name, files) => {
  expect(forHosts(name === 'omitted' ? undefined : (name as HostName))).toEqual(files);
});

const docs = readFileSync(new URL('../../../../docs/publishing.md', import.meta.url), 'utf8');

describe.each(Object.entries(hosts))('%s, a row of src/domain/hosts/hosts.ts', (name, { docs: files, label }) => {
  it('is a value of deploy', () => {
    const { enum: names } = siteSchema.properties.deploy;
    expect(names, `Add ${name} to the enum of deploy in src/schema/site.schema.json.`).toContain(name);
  });

  it('has a line in docs/publishing.md', () => {
    const line = `| \`${name}\` | ${files} |`;
    expect(docs.includes(line), `Add to the table of deploy in docs/publishing.md: ${line}`).toBe(true);
    expect(docs.includes(label), `Explain in docs/publishing.md how to publish to ${label}.`).toBe(true);
  });
});

it('deploy has no value without a row', () => {
  expect(Object.keys(hosts)).toEqual(expect.arrayContaining(siteSchema.properties.deploy.enum));
});
