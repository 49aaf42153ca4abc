/** The content policy as data: what is allowed, in a header and in a page, and which loads it blocks. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  allowInline,
  blockedOrigin,
  formatPolicy,
  hasMetaPolicy,
  ownOrigin,
} from '../../../../src/domain/policies/content-policy.ts';

import { aPolicy } from '../../../support/policy.ts';

describe('the policy', () => {
  test('has each kind of origin in its own directive', () => {
    const allow = { script: ['https://A.example/'], img: ['https://*.b.example'], frame: ['https://c.example'] };
    const policy = aPolicy({ allow });
    expect(policy.get('script-src')).toEqual(["'self'", 'https://a.example']);
    expect(policy.get('img-src')).toEqual(["'self'", 'https://*.b.example']);
    expect(policy.get('frame-src')).toEqual(['https://c.example']);
    expect(policy.get('style-src')).toEqual(["'self'"]);
  });

  test('allows fonts, video and sound if the site has such files', () => {
    const directives = (files: string[]) => [...aPolicy({}, files).keys()];
    expect(directives(['a.css'])).not.toContain('font-src');
    expect(directives(['a.css', 'assets/a.1a.woff2'])).toContain('font-src');
    expect(directives(['a.css'])).not.toContain('media-src');
    expect(directives(['tour.MP4'])).toContain('media-src');
  });

  test('allows each inline script by its hash, once, in a fixed order', () => {
    const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    const sources = ["'self'", ...[hash('a()'), hash('b("ü")')].sort()];
    expect(allowInline(aPolicy(), ['a()', 'b("ü")', 'a()']).get('script-src')).toEqual(sources);
    expect(allowInline(allowInline(aPolicy(), ['b("ü")']), ['a()']).get('script-src')).toEqual(sources);
  });

  test('does not repeat the endpoint of the forms, and lets scripts connect to no other host for mail', () => {
    const endpoint = 'https://forms.example/x';
    const policy = aPolicy({ forms: { endpoint }, allow: { connect: ['https://forms.example'] } });
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://forms.example']);
    expect(aPolicy({ forms: { endpoint, mailto: 'a@b.example' } }).get('connect-src')).toEqual(["'self'"]);
  });

  test('requires Trusted Types, and allows the named policies only', () => {
    expect(formatPolicy(aPolicy())).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'$/);
    expect(formatPolicy(aPolicy({ trustedTypePolicies: ['b', 'a'] }))).toMatch(/; trusted-types a b$/);
    expect(formatPolicy(aPolicy({ trustedTypes: false }))).not.toContain('trusted-types');
  });
});

test('a site requires Trusted Types until a script of another site may run, unless the owner sets it', () => {
  const of = (settings: Parameters<typeof aPolicy>[0]) => aPolicy(settings).get('trusted-types');
  const allow = { script: ['https://a.example'] };
  expect(of({})).toEqual(["'none'"]);
  expect(of({ trustedTypePolicies: ['dompurify'] })).toEqual(['dompurify']);
  expect(of({ allow })).toBeUndefined();
  expect(of({ allow, trustedTypes: true })).toEqual(["'none'"]);
  expect(of({ trustedTypes: false })).toBeUndefined();
});

test('pages contain the policy if the host sends no headers, unless the owner sets it', () => {
  const has = (deploy: 'netlify' | 'github-pages' | undefined, metaPolicy?: boolean) =>
    hasMetaPolicy({ deploy, security: { metaPolicy } } as never);
  expect([has('github-pages'), has('netlify'), has(undefined)]).toEqual([true, false, false]);
  expect([has('github-pages', false), has(undefined, true)]).toEqual([false, true]);
});

test('a load is blocked unless its kind may come from there; a plug-in always is, and a frame of the site itself', () => {
  const policy = aPolicy({ allow: { img: ['https://*.cdn.example'] }, forms: { mailto: 'a@b.example' } });
  const blocked = (kind: Parameters<typeof blockedOrigin>[0]['kind'], url: string) =>
    blockedOrigin({ kind, url }, policy, 'https://own.example');
  expect(blocked('img', 'https://a.cdn.example/a.png')).toBeUndefined();
  expect(blocked('script', 'https://a.cdn.example/a.js?x')).toBe('https://a.cdn.example');
  expect(blocked('object', 'https://a.cdn.example/a.swf')).toBe('https://a.cdn.example');
  expect(blocked('form', 'mailto:a@b.example')).toBeUndefined();
  expect([blocked('img', '/a.png'), blocked('img', '//own.example/a.png')]).toEqual([undefined, undefined]);
  expect([blocked('frame', '/a.pdf'), blocked('object', 'https://own.example/a.pdf')]).toEqual([ownOrigin, ownOrigin]);
});
