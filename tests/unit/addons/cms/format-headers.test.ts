/** The headers of the CMS's own page. */
import { expect, it } from 'vitest';
import { formatAdminHeaders } from '../../../../src/addons/cms/format-headers.ts';

it('allows the origins of the Git host, beside the site', () => {
  const images = ['https://avatars.githubusercontent.com', 'https://b.example:8443'];
  const lines = formatAdminHeaders({ connect: ['https://api.github.com'], images }).split('\n');
  expect(lines[0]).toBe('/*');
  expect(lines).toContain('  ! Content-Security-Policy');
  expect(lines).toContain('  X-Robots-Tag: noindex');
  const policy = lines.find((line) => line.startsWith('  Content-Security-Policy')) ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(policy).toContain(`img-src 'self' blob: data: ${images.join(' ')};`);
  expect(policy).toContain("frame-ancestors 'none'");
});

it('accepts only plain origins', () => {
  const odd = [
    '*',
    'https:',
    'http://a.example',
    'https://a.example/path',
    'data:',
    'https://*.example',
    'https://a;b',
  ];
  expect(formatAdminHeaders({ connect: odd, images: odd })).toBe(formatAdminHeaders({ connect: [], images: [] }));
});
