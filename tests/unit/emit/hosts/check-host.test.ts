/** What a host does not support is reported at the setting or line that needs it. */
import { describe, expect, it } from 'vitest';
import { mark } from '../../../../src/addons/cms/plan-admin.ts';
import { type HostName, hostOf, hosts } from '../../../../src/domain/hosts/hosts.ts';
import { checkHost } from '../../../../src/emit/hosts/check-host.ts';
import { generatedPaths } from '../../../../src/emit/plan-output.ts';
import { reported } from '../../../support/linted-pages.ts';
import { anOutputInput, aRedirect, aServedSite, aStaticFile } from '../../../support/output-input.ts';
import { aPolicy } from '../../../support/policy.ts';

const names = Object.keys(hosts) as HostName[];

/** What is reported of a site with so many files. */
function found(
  part: Parameters<typeof anOutputInput>[0],
  { trailingSlash = 'always' as 'always' | 'never', precompress = false, files = 3000 } = {},
) {
  const input = anOutputInput(part);
  const pages = Array(files - generatedPaths(input).length).fill({ file: '', path: '', source: '' });
  return reported(checkHost(input, aServedSite({ pages, settings: { trailingSlash, precompress } })));
}
it('reports nothing if the host supports everything, and nothing without deploy', () => {
  for (const deploy of names) expect(found({ deploy, redirects: [aRedirect('old')] }), deploy).toEqual([]);
  expect(
    found({ ...aStaticFile('_headers', '/*\n  ! X\n  X-A: $\n') }, { trailingSlash: 'never', precompress: true }),
  ).toEqual([]);
});

describe('limits', () => {
  it('redirects', () => {
    const redirects = Array.from({ length: 2001 }, (_, index) => aRedirect(`old-${index}`));
    expect(found({ deploy: 'cloudflare', redirects })).toEqual([
      'host/limit site.yaml deploy:1 Cloudflare Pages reads at most 2,000 redirects, so 1 of 2,001 aliases are redirected by a small page instead.',
    ]);
    expect(found({ deploy: 'cloudflare', redirects: redirects.slice(1) })).toEqual([]);
    expect(found({ deploy: 'netlify', redirects })).toEqual([]);
  });

  it('header rules, and the length of one', () => {
    const rules = (count: number) => Array.from({ length: count }, (_, index) => `/${index}\n  X-A: 1\n`).join('');
    expect(found({ deploy: 'cloudflare', ...aStaticFile('_headers', rules(97)) })).toEqual([]);
    expect(found({ deploy: 'cloudflare', ...aStaticFile('_headers', rules(98)) })).toEqual([
      expect.stringContaining(
        'host/limit site.yaml deploy:1 Cloudflare Pages reads at most 100 header rules. This site has 101.',
      ),
    ]);
    const inlineScripts = Array.from({ length: 40 }, (_, index) => `script${index}()`);
    expect(found({ deploy: 'cloudflare', headers: { base: '', inlineScripts, policy: aPolicy() } })).toEqual([
      expect.stringMatching(/ignores lines of _headers over 2,000 characters. A line of this site has 2,\d{3}\.$/),
    ]);
  });

  it('files', () => {
    expect(found({ deploy: 'cloudflare' }, { files: 20_000 })).toEqual([]);
    expect(found({ deploy: 'cloudflare' }, { files: 20_001 })).toEqual([
      'host/limit site.yaml deploy:1 Cloudflare Pages accepts at most 20,000 files without a paid plan. This site has 20,001.',
    ]);
  });
});

describe('settings', () => {
  it('a site below a path, if the host serves sites at the root of a domain only', () => {
    const headers = { base: '/shop', inlineScripts: [], policy: aPolicy() };
    const message = /^host\/unsupported site.yaml url.base:1 .*not below \/shop\/\.$/;
    expect(found({ deploy: 'netlify', headers })).toEqual([expect.stringMatching(message)]);
    expect(found({ deploy: 'nginx', headers })).toEqual([]);
  });

  it('S3 does not find pages without a slash', () => {
    expect(found({ deploy: 's3' }, { trailingSlash: 'never' })).toEqual([
      'host/unsupported site.yaml url.trailingSlash:1 Amazon S3 does not serve services.html at the URL /services.',
    ]);
  });

  it('hosts that compress by themselves do not send copies', () => {
    expect(found({ deploy: 'netlify' }, { precompress: true })).toEqual([
      'host/unsupported site.yaml precompress:1 Netlify does not send compressed copies, so none are written.',
    ]);
    expect(found({ deploy: 'caddy' }, { precompress: true })).toEqual([]);
  });
});

it.each([
  ['github-pages', '_headers', '# a\n/*\n  X-A: 1\n', 'static/_headers:2 GitHub Pages sends no custom headers.'],
  ['s3', 'docs/_headers', '/*\n  X-A: 1\n', 'static/docs/_headers:1 Amazon S3 sends no custom headers.'],
  ['netlify', '_headers', '/*\n  X-A: 1\n  ! X-B\n', 'static/_headers:3 Netlify ignores lines that remove a header.'],
  [
    'nginx',
    '_headers',
    '/*\n  X-A: $1\n',
    'static/_headers:2 nginx cannot send a $ in a header. The header is left out.',
  ],
  [
    'caddy',
    '_headers',
    '/*\n  X-A: {"a": 1}\n  X-B: {uri}\n',
    'static/_headers:3 Caddy would replace {…} in a header. The header is left out.',
  ],
  ['nginx', '_redirects', '/a /b 301\n', 'static/_redirects:1 nginx does not read _redirects.'],
  ['caddy', '_redirects', '\n/a /b 301\n', 'static/_redirects:2 Caddy does not read _redirects.'],
] as const)('own rules, at their line %s: %s', (deploy, file, text, message) => {
  expect(found({ deploy, ...aStaticFile(file, text) })).toEqual([`host/unsupported ${message}`]);
});

it('nothing is reported of own rules that the host reads', () => {
  expect(found({ deploy: 'cloudflare', ...aStaticFile('_redirects', '/a /b 301\n') })).toEqual([]);
  expect(found({ deploy: 'caddy', ...aStaticFile('_headers', '/*\n  ! X-B\n  X-A: $1\n') })).toEqual([]);
});

it('the rules of the CMS, which its command would write again, are reported only where its page would be empty', () => {
  const ofCms = aStaticFile('admin/_headers', `# ${mark}, which overwrites it.\n/*\n  ! X-B\n`);
  const reporting = names.filter((deploy) => found({ deploy, ...ofCms }).length > 0);
  expect(reporting).toEqual(names.filter((name) => hostOf(name).sendsHeaders && !hostOf(name).readsRemovals));
});
