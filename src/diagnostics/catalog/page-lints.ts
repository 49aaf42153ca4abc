/** Diagnostics of finished pages, reported by `check`: copies, titles, headings, numbers, orphans; and of checks.allow. */
import type { CatalogEntry } from './catalog-entry.ts';

export const pageLints = {
  'check/unused-allow': {
    severity: 'warning',
    title: 'An entry of checks.allow matches no warning',
    why: 'The warning it was written for is gone, or its code is misspelled or that of an error, which cannot be allowed. Later, the entry could hide a new problem.',
    fix: 'Delete the entry, or correct its code or where.',
  },
  'place/similar': {
    severity: 'warning',
    onPublish: 'error',
    title: 'Two place pages are nearly identical',
    why: 'At least half of the text in the file of one place is also in that of another, apart from names and numbers. Search engines treat pages that differ only in the place’s name as doorway pages: they show at most one of them and may rank the whole site lower. `check --publish` reports them as errors.',
    fix: 'Rewrite one of the pages with details of that place: its streets and buildings, local rules, jobs you did there. Or keep one page that covers both places.',
  },
  'page/title-length': {
    severity: 'warning',
    title: 'A page’s title is too long',
    why: 'Search results show about 600 pixels of a title, about 60 to 65 characters, and cut off the rest.',
    fix: 'Write a metaTitle of 20 to 65 characters, with the service and the place first: Window Cleaning in Putney, VT',
  },
  'page/description-length': {
    severity: 'warning',
    title: 'A page’s description is too long or missing',
    why: 'Search results show about 160 characters. Without a description, they show other text from the page.',
    fix: 'Write a metaDescription of 70 to 160 characters: one or two sentences that say what you do, where, and how to reach you.',
  },
  'page/same-title': {
    severity: 'warning',
    title: 'Two pages have the same title',
    why: 'Visitors cannot tell them apart in search results or browser tabs, and search engines may show only one of them.',
    fix: 'In metaTitle, name what is specific to this page: its place or its service.',
  },
  'page/same-description': {
    severity: 'warning',
    title: 'Two pages have the same description',
    why: 'Search engines ignore repeated descriptions and show other text from the page.',
    fix: 'Write a metaDescription that is specific to this page.',
  },
  'page/same-heading': {
    severity: 'warning',
    title: 'Two pages have the same main heading',
    why: 'A visitor who follows a link from one page to the other cannot tell that the page changed.',
    fix: 'Change the heading of one page, or the name of its place or service.',
  },
  'page/heading-order': {
    severity: 'warning',
    title: 'A heading skips a level',
    why: 'Screen reader users navigate by headings. A skipped level suggests that a section is missing.',
    fix: 'Use ### below ##, not ####. In a template, start with the h1 and use h3 below h2.',
  },
  'page/image-alt': {
    severity: 'warning',
    title: 'A template shows a picture without alternative text',
    why: 'Screen readers read the file name instead, and search engines cannot tell what the picture shows.',
    fix: 'Set alt to the picture’s alt text: <img src={picture.src} alt={picture.alt}>. For decoration, write alt="" and aria-hidden="true".',
  },
  'page/unnamed-control': {
    severity: 'warning',
    title: 'A link or a button has no words',
    why: 'A screen reader says only “button”, or spells the URL of the link. The cause is often a name in a template that does not exist, such as wording.callNw.',
    fix: 'Correct the name, or write the words. For an icon, set aria-label: <button aria-label={wording.close}>.',
  },
  'page/orphan': {
    severity: 'warning',
    title: 'A page cannot be reached from the home page',
    why: 'Visitors cannot find the page by following links, and search engines rank it low.',
    fix: 'Link to it from a related page, or from navigation or footer in site.yaml. If the page is meant for an advertisement or a letter only, allow this warning in checks.allow, with a reason.',
  },
  'business/phone': {
    severity: 'warning',
    title: 'A page shows a phone number that differs from the business’s',
    why: 'Directories that compare numbers trust a business less if its number is written in several ways. A page with a phone override should show only that number.',
    fix: 'Write {phone} instead of the number. In a template, use shell.phone.display.',
  },
} as const satisfies Record<string, CatalogEntry>;
