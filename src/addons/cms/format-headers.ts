/** Allowed origins → admin/_headers, with a content policy for the CMS, which the site's own policy would block. Pure. */
import type { Allowed } from './backend.ts';

/** A plain origin: no other part of a repository's URL gets into a header. */
const origin = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

/** The build adds these rules to the site's own `_headers`. */
export function formatAdminHeaders({ connect, images }: Allowed): string {
  const only = (origins: readonly string[]) => origins.filter((one) => origin.test(one));
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // The program adds style elements to the page, and positions menus with style attributes.
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
    // The Git host's sign-in window sends its result to this window.
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    '  X-Robots-Tag: noindex',
  ];
  return `${lines.join('\n')}\n`;
}
