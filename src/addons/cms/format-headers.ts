/** What the page of the CMS may load and whom it may ask → admin/_headers: it runs a program that the site's own policy would stop. Pure. */
import type { Allowed } from './backend.ts';

/** A plain origin: nothing else of a repository's address comes into a header. */
const origin = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

/** The build adds these rules to the site's own `_headers`. */
export function formatHeaders({ connect, images }: Allowed): string {
  const only = (origins: readonly string[]) => origins.filter((one) => origin.test(one));
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // The program writes its styles into the page, and places what floats with style attributes.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...only(images)].join(' '),
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self' blob: data:", ...only(connect)].join(' '),
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const lines = [
    '/*',
    '  ! Content-Security-Policy',
    '  ! Cross-Origin-Opener-Policy',
    `  Content-Security-Policy: ${policy}`,
    // Signing in happens in a window of the Git host's that reports to this one.
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    '  X-Robots-Tag: noindex',
  ];
  return `${lines.join('\n')}\n`;
}
