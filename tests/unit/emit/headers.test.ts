/** The headers file: a policy that names everything that may run, and nothing else. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formatHeaders } from '../../../src/emit/headers.ts';
import { applyHeaders, parseHeaders } from '../../../src/http/header-rules.ts';

const linesOf = (input: Partial<Parameters<typeof formatHeaders>[0]> = {}) =>
  formatHeaders({ base: '', inlineScripts: [], ...input }).split('\n');

/** Directive to its sources. */
function policyOf(input: Partial<Parameters<typeof formatHeaders>[0]> = {}): Record<string, string> {
  const line = linesOf(input).find((one) => one.includes('Content-Security-Policy')) ?? '';
  const directives = line.replace(/^.*?: /, '').split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/).slice(0, 2) as [string, string]));
}

describe('the policy', () => {
  test('refuses everything that is not named, and every origin but the site’s own', () => {
    const policy = policyOf();
    expect(policy['default-src']).toBe("'none'");
    expect(policy['base-uri']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|\*|https?:|data:/);
  });

  test('allows each inline script by its hash, once, in a fixed order', () => {
    const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    const both = [hash('a()'), hash('b("ü")')].sort().join(' ');
    expect(policyOf({ inlineScripts: ['a()', 'b("ü")', 'a()'] })['script-src']).toBe(`'self' ${both}`);
    expect(policyOf({ inlineScripts: ['b("ü")', 'a()'] })['script-src']).toBe(`'self' ${both}`);
    expect(policyOf()['script-src']).toBe("'self'");
  });

  test('allows forms and requests to the endpoint’s origin if there is an endpoint', () => {
    expect(policyOf()['connect-src']).toBe("'self'");
    expect(policyOf()['form-action']).toBe("'self'");
    const policy = policyOf({ policy: { formsTo: 'https://forms.example:8443/send?x=1' } });
    expect(policy['connect-src']).toBe("'self' https://forms.example:8443");
    expect(policy['form-action']).toBe("'self' https://forms.example:8443");
  });

  test('lets forms open the mail program if they send by mail, and lets scripts connect to no other host', () => {
    const policy = policyOf({ policy: { formsTo: 'mailto:hello@example.com' } });
    expect(policy['form-action']).toBe("'self' mailto:");
    expect(policy['connect-src']).toBe("'self'");
  });
});

describe('the headers file', () => {
  test('sets the security headers of every page', () => {
    const text = linesOf().join('\n');
    for (const header of ['Strict-Transport-Security', 'X-Content-Type-Options: nosniff', 'Referrer-Policy']) {
      expect(text).toContain(header);
    }
  });

  test('requires https on subdomains only if the owner sets it', () => {
    expect(linesOf().join()).not.toContain('includeSubDomains');
    expect(linesOf({ includeSubdomains: true })).toContain(
      '  Strict-Transport-Security: max-age=63072000; includeSubDomains',
    );
  });

  test('lets browsers keep only hashed files forever', () => {
    const lines = linesOf({ base: '/sub' });
    expect(lines.filter((line) => !line.startsWith(' ') && line !== '')).toEqual([
      '/sub/*',
      '/sub/assets/*',
      '/sub/*.svg',
    ]);
    expect(lines.slice(lines.indexOf('/sub/assets/*')).join()).toMatch(/immutable/);
    expect(lines.filter((line) => line.includes('immutable'))).toHaveLength(1);
  });

  test('removes the headers for pages from hashed files', () => {
    const lines = linesOf({ base: '' });
    const assets = lines.slice(lines.indexOf('/assets/*'));
    expect(assets).toContain('  ! Content-Security-Policy');
    expect(assets).not.toContain('  ! X-Content-Type-Options');
  });

  test('lets nothing run or load in a drawing, wherever it is', () => {
    const rules = parseHeaders(linesOf().join('\n'));
    for (const path of ['/assets/oak.0123456789.svg', '/favicon.svg', '/files/a/logo.svg'])
      expect(applyHeaders({}, rules, path)['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
  });
});
