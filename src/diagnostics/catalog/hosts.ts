/** Diagnostics of features that the host named by `deploy` does not support. */
import type { CatalogEntry } from './catalog-entry.ts';

export const hosts = {
  'host/limit': {
    severity: 'warning',
    title: 'The site exceeds a limit of its host',
    why: 'Hosts ignore what exceeds their limits, or refuse the whole site.',
    fix: 'Follow the hint, or choose another host. Without deploy in site.yaml, no limit is checked.',
  },
  'host/unsupported': {
    severity: 'warning',
    title: 'The host ignores a setting or rule of the site',
    why: 'The site is published, but works differently from what the data says.',
    fix: 'Follow the hint, or choose another host. docs/publishing.md lists what each host can do.',
  },
  'header/invalid': {
    severity: 'warning',
    title: 'A line of your own _headers file has no effect',
    why: 'Hosts ignore such lines without a message, so a header that you rely on is not sent.',
    fix: 'Write a path that begins with a slash, then its headers as name: value, each in a line indented by two spaces.',
  },
  'redirect/invalid': {
    severity: 'warning',
    title: 'A redirect of your own does not work',
    why: 'Visitors who follow an old link see an error page.',
    fix: 'Write the old path, a space and the new URL in static/_redirects, or use aliases in the data file of the new page.',
  },
} as const satisfies Record<string, CatalogEntry>;
