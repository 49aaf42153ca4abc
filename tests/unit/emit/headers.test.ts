/** The headers file: the site's own rules beside those of treesite. */
import { expect, test } from 'vitest';
import { hostOf } from '../../../src/domain/hosts/hosts.ts';
import { formatHeaderRules, headerRules, ownPolicies, readOwnHeaders } from '../../../src/emit/headers.ts';
import { planOutput } from '../../../src/emit/plan-output.ts';
import { applyHeaders } from '../../../src/http/header-rules.ts';
import { anOutputInput } from '../../support/output-input.ts';
import { aPolicy } from '../../support/policy.ts';

const file = (text: string, path = 'admin/_headers') => ({ path, contents: Buffer.from(text) });

test('own rules add to the headers of the site, and can remove one', () => {
  const staticFiles = [file('/*\n  X-Mine: 1\n/map/\n  ! Permissions-Policy\n', '_headers')];
  const rules = headerRules({ base: '', inlineScripts: [], policy: aPolicy() }, staticFiles);
  const about = applyHeaders({}, rules, '/about/');
  expect(about).toMatchObject({ 'x-mine': '1', 'referrer-policy': 'strict-origin-when-cross-origin' });
  expect(about).toHaveProperty('permissions-policy');
  expect(applyHeaders({}, rules, '/map/')).not.toHaveProperty('permissions-policy');
});

test('rules for the same path become one, as Cloudflare Pages reads only the last of them', () => {
  const text = '/*\n  ! Referrer-Policy\n  Referrer-Policy: no-referrer\n  X-Mine: 1\n';
  const rules = headerRules({ base: '', inlineScripts: [], policy: aPolicy() }, [file(text, '_headers')]);
  expect(rules.map(({ path }) => path)).toEqual(['/*', '/assets/*', '/*.svg']);
  expect(rules[0]?.headers.filter(([name]) => name === 'Referrer-Policy')).toEqual([
    ['Referrer-Policy', 'no-referrer'],
  ]);
  expect(rules[0]?.headers).toContainEqual(['X-Mine', '1']);
  expect(rules[0]?.headers).toContainEqual(['X-Content-Type-Options', 'nosniff']);
});

test('lines that remove a header are left out for a host that does not read them', () => {
  const own = readOwnHeaders('', [file('/a\n  ! X-A\n/b\n  ! X-A\n  X-B: 1\n', '_headers')]);
  expect(formatHeaderRules(own, hostOf('netlify'))).toBe('/b\n  X-B: 1\n');
});

test('a file has its own content policy if a rule for its URL removes that of all pages', () => {
  const text = '/*\n  X-A: 1\n/calc.html\n  ! Content-Security-Policy\n/embed/*\n  ! content-security-policy\n';
  const isOwn = ownPolicies([file(text, '_headers'), file('/a\n  ! Content-Security-Policy\n', 'admin/_headers')]);
  expect(['embed/map.html', 'admin/a.html', 'calc.html', 'admin/index.html', 'tool.html'].map(isOwn)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('own files are published as part of the generated one only, that of the whole site first', () => {
  const own = '/*\n  X-B: 1\n/admin/*\n  X-A: 0\n';
  const staticFiles = [file('/*\n  X-A: 1\n'), file(own, '_headers'), file('x', 'admin/index.html')];
  const files = planOutput(anOutputInput({ staticFiles }));
  expect(files.map(({ path }) => path).filter((path) => path.includes('_headers'))).toEqual(['_headers']);
  expect(files.map(({ path }) => path)).toContain('admin/index.html');
  const text = String(files.find(({ path }) => path === '_headers')?.make());
  expect(text).toMatch(/^\/\*\n( {2}.*\n)* {2}X-B: 1\n/);
  expect(text).toMatch(/\n\/admin\/\*\n {2}X-A: 0\n {2}X-A: 1\n$/);
});
