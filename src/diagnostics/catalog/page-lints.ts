/** Diagnostics of content that is not ready to be published; of rendered pages, reported by `check`: copies, titles, headings, numbers, orphans; and of checks.allow. */
import type { CatalogEntry } from './catalog-entry.ts';

export const contentLints = {
  'phone/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A phone number is a placeholder',
    why: 'In North America, 555-0100 to 555-0199 are reserved for fiction, no area code or exchange begins with 0 or 1, and 555-1234 is a common placeholder. treesite also recognizes numbers that the regulators of the United Kingdom, Australia and France reserve for fiction, and numbers that consist of zeros. Callers would reach nobody, or a stranger. `check --publish` reports them as errors.',
    fix: 'Write the real number, in quotes. In running text, write {phone}.',
  },
  'postal-code/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A postal code is a placeholder',
    why: 'The postal codes 00000, X0X 0X0 and AA0 0AA do not exist. Search engines could not locate the business or the place. `check --publish` reports it as an error.',
    fix: 'Write the real postal code, in quotes.',
  },
  'content/sample': {
    severity: 'warning',
    onPublish: 'error',
    title: 'Content is marked as a sample',
    why: 'Publishing invented reviews is against the law in many countries, and invented jobs, places and text mislead customers. `check --publish` reports them as errors.',
    fix: 'Replace it with real content and remove sample: true.',
  },
  'content/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A placeholder is left in the text',
    why: 'Text such as “Your Company Name”, “[your town]”, “Lorem ipsum” or “TODO:” would be published, on the page and in the data for search engines. `check --publish` reports it as an error.',
    fix: 'Write the real name, address or text, or omit the field. If the words are really yours, allow this warning in checks.allow, with a reason.',
  },
  'url/placeholder': {
    severity: 'warning',
    onPublish: 'error',
    title: 'A URL or an email address uses a host that nobody can reach',
    why: 'Nobody can register example.com, example.net, example.org or a name ending in .example, .test, .invalid or .localhost. localhost is each visitor’s own computer: a form may be sent there only while you try it. Forms sent there are lost, links and scripts fail, and with such a url.base, search engines are sent away from your site. `check --publish` reports it as an error.',
    fix: 'Write the real URL or email address. url.base is the URL where the site will be published; it can be passed with --base-url, too.',
  },
  'content/fill-in': {
    severity: 'error',
    title: 'A field written by treesite new is not filled in',
    why: 'The words FILL IN, or a value that nobody has checked, would be published.',
    fix: 'Replace FILL IN with your content. If FILL IN is in a comment after a value, check that value and delete the comment. Until then, draft: true keeps a city, county, service or page out of the site.',
  },
  'form/no-endpoint': {
    severity: 'warning',
    onPublish: 'error',
    title: 'The forms cannot be sent',
    why: 'Without forms.endpoint, forms.netlify or forms.mailto, forms cannot be sent: the page says so and asks visitors to call. `check --publish` reports it as an error.',
    fix: 'Set forms.endpoint in site.yaml to the URL of a form service. docs/forms.md lists the other ways.',
  },
  'script/not-in-privacy': {
    severity: 'warning',
    title: 'No page says that scripts of other companies run on the site',
    why: 'These companies learn which pages each visitor reads. Visitors expect a page that says so, and in many places the law requires one.',
    fix: 'Write {scripts} in the text of your privacy page, or name the scripts there. {scripts} is replaced by a list of the scripts and a link to change the choice.',
  },
} as const satisfies Record<string, CatalogEntry>;

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
    fix: 'Write {phone} instead of the number.',
  },
} as const satisfies Record<string, CatalogEntry>;
