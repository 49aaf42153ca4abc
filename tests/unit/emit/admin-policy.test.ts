/** The headers of the page that `treesite cms` writes: its own, for its own path, and only where it is there. */
import { describe, expect, it } from 'vitest';
import { adminPolicy } from '../../../src/emit/admin-policy.ts';
import { formatHeaders } from '../../../src/emit/headers.ts';

const settings = (lines: string) => [{ path: 'admin/config.yml', contents: Buffer.from(`${lines}\nbackend: {}\n`) }];
const mark = '# Written by `treesite cms`, which writes it anew.';
const allowed =
  '# Allowed: connect https://api.github.com; images https://avatars.githubusercontent.com https://b.example:8443';

function rules(policy: ReturnType<typeof adminPolicy>, base = ''): string[] {
  return String(formatHeaders({ base, inlineScripts: [], admin: policy }).contents).split('\n');
}

describe('a site with a CMS', () => {
  it('allows it the origins that its settings name', () => {
    expect(adminPolicy(settings(`${mark}\n${allowed}`))).toEqual({
      connect: ['https://api.github.com'],
      images: ['https://avatars.githubusercontent.com', 'https://b.example:8443'],
    });
  });

  it('takes nothing from the settings that is no plain origin', () => {
    const odd = '# Allowed: connect * https: http://a.example https://a.example/path; images data: https://*.example';
    expect(adminPolicy(settings(`${mark}\n${odd}`))).toEqual({ connect: [], images: [] });
  });

  it('has a rule for that path in place of the site’s policy', () => {
    const lines = rules(adminPolicy(settings(`${mark}\n${allowed}`)), '/sub');
    const own = lines.slice(lines.indexOf('/sub/admin/*'));
    expect(own).toContain('  ! Content-Security-Policy');
    expect(own).toContain('  X-Robots-Tag: noindex');
    const policy = own.find((line) => line.startsWith('  Content-Security-Policy')) ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(lines.slice(0, lines.indexOf('/sub/*.svg')).join()).not.toMatch(/unsafe|github/);
    expect(lines.slice(0, lines.indexOf('/sub/admin/*')).join()).not.toContain('github');
  });
});

describe('a site without one, or with one that somebody else wrote', () => {
  it('has no such rule', () => {
    expect(adminPolicy([])).toBeUndefined();
    expect(adminPolicy(settings('backend:\n  name: github'))).toBeUndefined();
    expect(rules(undefined).join()).not.toContain('admin');
  });
});
