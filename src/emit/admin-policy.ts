/** The headers of the page that `treesite cms` wrote, which runs a program that the site's own policy would stop. Pure. */
import type { OutputFile } from './output-file.ts';

export interface AdminPolicy {
  /** Origins that the page may ask. */
  connect: string[];
  /** Origins that the page may load pictures from. */
  images: string[];
}

const settings = 'admin/config.yml';
const mark = '# Written by `treesite cms`';
/** A plain origin: what else stands in the file does not come into a header. */
const origin = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

/** Undefined for a site without such a page, or with one that somebody else wrote. */
export function adminPolicy(staticFiles: readonly OutputFile[]): AdminPolicy | undefined {
  const file = staticFiles.find(({ path }) => path === settings);
  if (!file) return undefined;
  const text = typeof file.contents === 'string' ? file.contents : Buffer.from(file.contents).toString('utf8');
  const [first = '', second = ''] = text.split('\n', 2);
  if (!first.startsWith(mark)) return undefined;
  const [, connect = '', images = ''] = /^# Allowed: connect (.*); images (.*)$/.exec(second) ?? [];
  const origins = (list: string) => list.split(' ').filter((one) => origin.test(one));
  return { connect: origins(connect), images: origins(images) };
}

/** The rule of the page and what belongs to it. */
export function formatAdminRule(base: string, { connect, images }: AdminPolicy): string[] {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // The program writes its styles into the page, and places what floats with style attributes.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...images].join(' '),
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self' blob: data:", ...connect].join(' '),
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = [
    `Content-Security-Policy: ${policy}`,
    // Signing in happens in a window of the Git host's that tells this one.
    'Cross-Origin-Opener-Policy: same-origin-allow-popups',
    'X-Robots-Tag: noindex',
  ];
  const replaced = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy'];
  return [`${base}/admin/*`, ...replaced.map((header) => `  ! ${header}`), ...headers.map((header) => `  ${header}`)];
}
