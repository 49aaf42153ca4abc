/** Which files a build writes for which host. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Host, type HostName, hosts } from '../../../../src/domain/hosts/hosts.ts';
import { planOutput } from '../../../../src/emit/plan-output.ts';
import siteSchema from '../../../../src/schema/site.schema.json' with { type: 'json' };
import { anOutputInput, aRedirect } from '../../../support/output-input.ts';

/** What every host gets, in a site without languages, news and pictures. */
const always = ['robots.txt', 'sitemap.xml', 'site.webmanifest', 'old/index.html'];
const forHost = (deploy: HostName | undefined) =>
  planOutput(anOutputInput({ deploy, redirects: [aRedirect('old')] }))
    .map(({ path }) => path)
    .filter((path) => !always.includes(path));

/** The files that only some hosts get. */
const files: Readonly<Record<HostName, readonly string[]>> = {
  netlify: ['_headers', '_redirects'],
  cloudflare: ['_headers', '_redirects'],
  'github-pages': ['.nojekyll'],
  nginx: ['_headers', '_redirects', '.deploy/nginx.conf'],
  caddy: ['_headers', '_redirects', '.deploy/Caddyfile'],
  s3: [],
};

it('a site without deploy gets the files that several hosts read', () => {
  expect(forHost(undefined)).toEqual(['_headers', '_redirects']);
});

const textOf = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const publishing = textOf('docs/publishing.md');
const names = Object.keys(hosts) as HostName[];

describe.each(names)('%s, a row of src/domain/hosts/hosts.ts', (name) => {
  const { label, file, sendsHeaders, limits }: Host = hosts[name];

  it('is a value of deploy', () => {
    const { enum: values } = siteSchema.properties.deploy;
    expect(values, `Add ${name} to the enum of deploy in src/schema/site.schema.json.`).toContain(name);
  });

  it('gets the files that it reads', () => {
    expect(files, `Add ${name} to files in tests/unit/emit/hosts/host-files.test.ts.`).toHaveProperty(name);
    expect(forHost(name)).toEqual(files[name]);
  });

  it.runIf(!sendsHeaders)('is named among the hosts that send no headers', () => {
    const [paragraph] = /\*\*Hosts that send no headers\.\*\*.*/.exec(publishing) ?? [];
    expect(paragraph).toContain(`\`${name}\``);
  });

  it.runIf(file?.format && sendsHeaders)('has the headers and redirects of the site in its own file', () => {
    const plan = planOutput(anOutputInput({ deploy: name, redirects: [aRedirect('old')] }));
    // Names of headers may be written in lower case.
    const text = String(plan.find(({ path }) => path === file?.path)?.make()).toLowerCase();
    const missing = ['Strict-Transport-Security', 'Content-Security-Policy', '/old/'].filter(
      (part) => !text.includes(part.toLowerCase()),
    );
    const advice = 'If the host reads its headers from _headers, expect only the redirect of it here.';
    expect(missing, `Write them in the format of ${name}: see src/domain/hosts/caddy.ts. ${advice}`).toEqual([]);
  });

  it.runIf(limits?.redirects)('gets no more redirects than it reads', () => {
    const { redirects: max = 0 } = limits ?? {};
    const redirects = Array.from({ length: max + 1 }, (_, index) => aRedirect(`old-${index}`));
    const countOf = (count: number) => {
      const plan = planOutput(anOutputInput({ deploy: name, redirects: redirects.slice(0, count) }));
      const text = String(plan.find(({ path }) => path === (file?.format ? file.path : '_redirects'))?.make());
      return text.match(/\/old-\d/g)?.length;
    };
    expect([max / 2, max / 2 + 1, max + 1].map(countOf)).toEqual([max, max / 2 + 1, max]);
  });

  it('has a row in the table of deploy in docs/publishing.md', () => {
    const isThere = publishing.includes(`\n| \`${name}\` | `);
    expect(isThere, `Say in the table of deploy in docs/publishing.md which files ${label} reads.`).toBe(true);
  });

  it('has a section in docs/publishing.md', () => {
    const section = publishing.split(/^## /m).find((text) => text.includes(`deploy: ${name}`)) ?? '';
    expect(section, `Explain how to publish to ${label}, with “deploy: ${name}”, in docs/publishing.md.`).toContain(
      label,
    );
  });

  it.each(['README.md', 'CHANGELOG.md'])('is named in %s', (file) => {
    expect(textOf(file).replace(/\s+/g, ' ').includes(label), `Name ${label} in ${file}, where it names hosts.`).toBe(
      true,
    );
  });
});

it('deploy has no value without a row', () => {
  expect(Object.keys(hosts)).toEqual(expect.arrayContaining(siteSchema.properties.deploy.enum));
});
