/** The `_headers` file: security and caching, for hosts that read it. Pure. */
import { createHash } from 'node:crypto';
import { drawingPolicy } from '../domain/drawing-policy.ts';
import type { OutputFile } from './output-file.ts';

interface HeadersInput {
  base: string;
  /** Texts of the inline scripts of pages; each is allowed by its hash. */
  inlineScripts: Iterable<string>;
  /** Where forms go, if not to the site itself: an https or mailto address. */
  formsTo?: string | undefined;
  /** Every host under the site's own has https too. */
  includeSubdomains?: boolean | undefined;
  /** Lines of rules for folders of the static folder. */
  folders?: readonly string[];
}

export function formatHeaders({
  base,
  inlineScripts,
  formsTo,
  includeSubdomains = false,
  folders = [],
}: HeadersInput): OutputFile {
  const hashes = [...new Set(inlineScripts)]
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .sort();
  const forms = formsTo === undefined ? undefined : new URL(formsTo);
  const isMail = forms?.protocol === 'mailto:';
  const [connect, action] = forms
    ? [isMail ? '' : ` ${forms.origin}`, ` ${isMail ? 'mailto:' : forms.origin}`]
    : ['', ''];
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${connect}`,
    `form-action 'self'${action}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const forPages = [
    `Strict-Transport-Security: max-age=63072000${includeSubdomains ? '; includeSubDomains' : ''}`,
    `Content-Security-Policy: ${policy}`,
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
  ];
  const lines = [
    `${base}/*`,
    '  X-Content-Type-Options: nosniff',
    ...forPages.map((header) => `  ${header}`),
    `${base}/assets/*`,
    // A style or script has no use for a page's headers, and they are half a kilobyte each time.
    ...forPages.map((header) => `  ! ${header.split(':')[0]}`),
    '  Cache-Control: public, max-age=31536000, immutable',
    // A drawing opened at its own address is a document: nothing in it may run, load or reach the site.
    `${base}/*.svg`,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${drawingPolicy}`,
    ...folders,
  ];
  return { path: '_headers', contents: `${lines.join('\n')}\n` };
}
