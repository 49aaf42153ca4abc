/** Loads that the content policy blocks are reported where a template writes them, once for each origin and use. */
import { expect, test } from 'vitest';
import { inMarkup } from '../../../../src/diagnostics/diagnostic.ts';
import { contentPolicy } from '../../../../src/domain/policies/content-policy.ts';
import { readPage } from '../../../../src/html/read-page.ts';
import { LoadChecks } from '../../../../src/lint/pages/check-loads.ts';

test('reports an origin once, with the setting that would allow it, and no allowed one', () => {
  const directives = contentPolicy({ allow: { script: ['https://ok.example'] } }, []);
  const checks = new LoadChecks({ directives, origin: 'https://own.example' });
  const page = { path: '/', source: 'data/pages/home.yaml', template: 'home' };
  const script = (url: string) => ({ kind: 'script' as const, url });
  const found = checks.check({
    ...page,
    external: [script('https://ok.example/a.js'), script('https://no.example/a.js'), script('https://no.example/b.js')],
  });
  expect(found.map(({ code, at, words, message, hint }) => ({ code, at, words, message, hint }))).toEqual([
    {
      code: 'page/blocked-origin',
      at: inMarkup('home'),
      words: ['https://no.example/a.js', 'no.example'],
      message:
        'A script from https://no.example is blocked by the site’s Content Security Policy. It is on /, from data/pages/home.yaml.',
      hint: 'Add https://no.example to security.allow.script in data/site.yaml, or put the file in the static folder.',
    },
  ]);
  expect(checks.check({ ...page, external: [script('https://no.example/a.js')] })).toEqual([]);
  expect(checks.check({ ...page, external: [{ kind: 'img', url: 'https://no.example/a.png' }] })).toHaveLength(1);
});

test('reports inline styles once, regardless of security.allow', () => {
  const directives = contentPolicy({ allow: { style: ['https://ok.example'] } }, []);
  const checks = new LoadChecks({ directives, origin: 'https://own.example' });
  const page = { path: '/', source: 'data/pages/home.yaml', template: 'home' };
  const { external } = readPage('<p style="color:red">a</p><style>p{color:red}</style>');
  expect(checks.check({ ...page, external })).toMatchObject([
    {
      code: 'page/blocked-origin',
      words: ['style={', '<style'],
      message:
        'An inline style is blocked by the site’s Content Security Policy. It is on /, from data/pages/home.yaml.',
    },
  ]);
});
