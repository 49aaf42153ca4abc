/** The configurations for nginx and Caddy, where a real server would not show a mistake. */
import { describe, expect, it } from 'vitest';
import { hosts } from '../../../../src/domain/hosts/hosts.ts';
import { patternSource } from '../../../../src/domain/urls/path-pattern.ts';
import { headerSteps } from '../../../../src/emit/hosts/host-files.ts';
import { planOutput } from '../../../../src/emit/plan-output.ts';
import { anOutputInput, aRedirect, aStaticFile } from '../../../support/output-input.ts';
import { aPolicy } from '../../../support/policy.ts';

const config = (deploy: 'nginx' | 'caddy', part: Parameters<typeof anOutputInput>[0] = {}) =>
  String(
    planOutput(anOutputInput({ deploy, ...part }))
      .find(({ path }) => path === hosts[deploy].file.path)
      ?.make(),
  );
const ownHeaders = (text: string) => aStaticFile('_headers', text);

it('steps of headers clear what an earlier rule has set, by name in any case', () => {
  const steps = headerSteps('', [
    { path: '/*', removed: [], headers: [['X-A', '1']] },
    { path: '/docs/:part/*.txt', removed: ['x-a'], headers: [] },
  ]);
  expect(steps.at(-1)).toMatchObject({ path: '/docs/:part/*.txt', clears: [{ name: 'X-A' }] });
  expect(patternSource('/docs/:part/*.txt')).toBe('^/docs/[^/]+/.*\\.txt$');
});

it('in the steps of headers, a rule for caching takes the place of the default', () => {
  const steps = headerSteps('', [{ path: '/a', removed: [], headers: [['cache-control', 'no-store']] }]);
  expect(steps[0]?.sets[0]?.value).toBe('public, max-age=0, must-revalidate');
  expect(steps[1]?.clears).toEqual(steps[0]?.sets);
});

describe.each(['nginx', 'caddy'] as const)('%s', (deploy) => {
  it('has quotes of own values escaped', () => {
    expect(config(deploy, ownHeaders('/*\n  Report-To: {"a": "b;}"}\n'))).toContain('"{\\"a\\": \\"b;}\\"}"');
  });

  it('redirects both forms of an alias’s URL', () => {
    const text = config(deploy, { redirects: [aRedirect('old', '#team')] });
    expect(text).toMatch(/^\s*(location = )?\/old (\{|\/)/m);
    expect(text).toMatch(/^\s*(location = )?\/old\/ (\{|\/)/m);
    expect(text).toContain('#team"');
  });

  it('sends the types of own files', () => {
    const text = config(deploy, {
      staticFiles: [
        { path: 'a/tune.mp3', contents: '' },
        { path: 'b.unknown', contents: '' },
      ],
    });
    expect(text).toContain('audio/mpeg');
    expect(text).toContain('mp3');
    expect(text).not.toContain('unknown');
  });

  it('sends compressed copies only if there are some', () => {
    expect(config(deploy)).not.toMatch(/gzip_static|precompressed/);
    expect(config(deploy, { precompress: true })).toMatch(/gzip_static on;|precompressed br gzip/);
  });

  it('reads the dots of a base path as dots', () => {
    const text = config(deploy, { headers: { base: '/my.shop', inlineScripts: [], policy: aPolicy() } });
    expect(text).toContain('"^(/my\\.shop(?:/');
  });

  it('contains no folder name of the owner’s with a special meaning', () => {
    const staticFiles = ['a b', 'a;b', 'a$b', 'a"b'].map((folder) => ({ path: `${folder}/404.html`, contents: '' }));
    expect(config(deploy, { staticFiles })).toBe(config(deploy));
  });

  it('shows the innermost 404 page first', () => {
    const text = config(deploy, { staticFiles: [{ path: 'services/deep/404.html', contents: '' }] });
    const at = (folder: string) => text.search(new RegExp(`(error_page 404|rewrite \\*) ${folder}404.html`));
    expect(at('/services/deep/')).toBeGreaterThan(-1);
    if (deploy === 'caddy') expect(at('/services/deep/')).toBeLessThan(at('/services/'));
  });
});

it('a backslash of an own value escapes nothing', () => {
  const own = ownHeaders('/*\n  X-A: a\\\n  X-B: a\\"b\n  X-C: a\\nb\n  X-D: a\\d\n');
  const nginx = config('nginx', own);
  for (const value of ['"a\\\\"', '"a\\\\\\"b"', '"a\\\\nb"', '"a\\d"']) expect(nginx).toContain(` ${value};`);
  const caddy = config('caddy', own);
  for (const line of ['+X-A `a\\`', '+X-B `a\\"b`', '+X-C "a\\nb"']) expect(caddy).toContain(line);
});

it('Caddy would replace a placeholder in a value: the header is left out', () => {
  const text = config('caddy', ownHeaders('/*\n  X-A: {uri}\n  X-B: {$HOME}\n  X-C: a {\n  X-D: {"a": {"b": 1}}\n'));
  expect(text).not.toMatch(/X-[ABC] /);
  expect(text).toContain('+X-D');
});

it('Caddy has no quotes for a value with a backquote and a quote after a backslash: the header is left out', () => {
  const text = config('caddy', ownHeaders('/*\n  X-A: `a\\"\n  X-B: a\\"b`c\n  X-C: a`\\\n  X-D: a`b\n'));
  expect(text).not.toMatch(/X-[ABC] /);
  expect(text).toContain('+X-D "a`b"');
});

it('nginx cannot have a dollar sign in a value: the header is left out', () => {
  const text = config('nginx', ownHeaders('/*\n  X-Price: $5\n  X-B: 1\n'));
  expect(text).not.toContain('X-Price');
  expect(text).toContain('add_header X-B');
});
