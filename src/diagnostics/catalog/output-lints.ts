/** Diagnostics about the files of the whole site, reported by `check`: weight, own files, links to other sites. */
import type { CatalogEntry } from './catalog-entry.ts';

export const outputLints = {
  'static/replaces-page': {
    severity: 'warning',
    title: 'A file in the static folder replaces one that treesite makes',
    why: 'Files in the static folder are published as they are, in place of a page or the sitemap with the same path. The replaced content is not published.',
    fix: 'Rename or delete the file. If you want it to replace the generated one, allow this warning in checks.allow, with a reason.',
  },
  'page/overweight': {
    severity: 'warning',
    title: 'A page’s initial load exceeds its budget',
    why: 'On a slow mobile connection, every 200 kB adds about a second, and people who need help now do not wait.',
    fix: 'Follow the hint, or raise the budget: checks.budgets in site.yaml.',
  },
  'link/external-broken': {
    severity: 'warning',
    title: 'A link to another site is broken',
    why: 'Visitors who follow it see an error page.',
    fix: 'Find the page’s new URL, or remove the link. Reported only by check --external.',
  },
  'link/external-moved': {
    severity: 'warning',
    title: 'A link to another site redirects permanently',
    why: 'The link works now, but the redirect may be removed later.',
    fix: 'Use the new URL. Reported only by check --external.',
  },
  'link/external-unsure': {
    severity: 'warning',
    title: 'A link to another site could not be checked',
    why: 'Some servers reject automated requests, and some are temporarily down. The link may work.',
    fix: 'Open the link in a browser. If it works, allow this warning in checks.allow in site.yaml, with a reason. Reported only by check --external.',
  },
} as const satisfies Record<string, CatalogEntry>;
