/** Diagnostics of the finished pages, told by `check`: copies, titles, headings, names and numbers, orphans; and of the list that allows some. */
import type { CatalogEntry } from './catalog-entry.ts';

export const pageLints = {
  'check/unknown-code': {
    severity: 'error',
    title: 'checks.allow names a code that does not exist',
    why: 'It allows nothing, while whoever wrote it believes that it does.',
    cure: 'Copy the code from the message: treesite explain lists them all.',
  },
  'check/not-allowed': {
    severity: 'error',
    title: 'checks.allow names an error',
    why: 'Errors stop the build because the page would be broken; no reason mends it.',
    cure: 'Mend what the error tells, and delete the entry.',
  },
  'check/unused-allow': {
    severity: 'warning',
    title: 'An entry of checks.allow allows nothing',
    why: 'What it was written for is gone; one day it would hide something new.',
    cure: 'Delete the entry, or correct its code or where.',
  },
  'place/similar': {
    severity: 'warning',
    onPublish: 'error',
    title: 'Two place pages say the same with another name',
    why: 'Search engines call pages made by swapping names doorway pages, show one of them at most, and may distrust the whole site. Visitors learn nothing about their own place. `check --publish` refuses them.',
    cure: 'Rewrite one of the two with what is true of that place only: its streets and buildings, its rules, jobs done there. Or keep one page, and name the other place on it.',
  },
  'page/title-length': {
    severity: 'warning',
    title: 'A page’s title is too long or too short',
    why: 'Search results show about 600 pixels of a title, some 60 to 65 characters; what comes behind is cut off. Under 20 there is no room for what, where and who.',
    cure: 'Write metaTitle with 20 to 65 characters, the service and the place first: Window Cleaning in Putney, VT',
  },
  'page/description-length': {
    severity: 'warning',
    title: 'A page’s description is too long, too short or missing',
    why: 'Search results show about 160 characters of it. A very short one is often replaced by a piece of the page that nobody chose.',
    cure: 'Write metaDescription with 70 to 160 characters: one or two sentences, what is done, where, and whom to call.',
  },
  'page/same-title': {
    severity: 'warning',
    title: 'Two pages have the same title',
    why: 'In search results and among open tabs nobody can tell them apart, and search engines pick one.',
    cure: 'Name in metaTitle what only this page has: its place, or its service.',
  },
  'page/same-description': {
    severity: 'warning',
    title: 'Two pages have the same description',
    why: 'Search engines pass over descriptions that are repeated, and show a piece of the page instead.',
    cure: 'Write metaDescription for this page alone.',
  },
  'page/same-heading': {
    severity: 'warning',
    title: 'Two pages have the same main heading',
    why: 'A visitor who follows a link from one to the other cannot see that anything happened.',
    cure: 'Change the heading of one page, or its place’s or service’s name.',
  },
  'page/heading-order': {
    severity: 'warning',
    title: 'A heading skips a level',
    why: 'People who cannot see the page go through it by its headings; a missing level sounds as if a part were missing.',
    cure: 'Put ### under ##, not ####. In a template follow h2 by h3, and begin with the h1.',
  },
  'page/image-alt': {
    severity: 'warning',
    title: 'A template shows a picture without its words',
    why: 'Screen readers read the file’s name instead, and search engines cannot tell what it shows.',
    cure: 'Print the picture’s alt: <img src={picture.src} alt={picture.alt}>. Decoration has alt="" and aria-hidden="true".',
  },
  'page/orphan': {
    severity: 'warning',
    title: 'No path of links leads from the home page to a page',
    why: 'Visitors cannot find it, and search engines take a page that its own site does not mention for unimportant.',
    cure: 'Link to it from a page that belongs to it, from navigation or from footer in site.yaml. A page that only a letter or an advertisement names is allowed in checks.allow.',
  },
  'business/phone': {
    severity: 'warning',
    title: 'A page shows a phone number that is not quite the business’s',
    why: 'A wrong digit sends customers to a stranger, and directories that compare numbers trust a business less whose number comes in several forms. A page with an override shows that number only.',
    cure: 'Write {phone} instead of the number.',
  },
  'business/name': {
    severity: 'warning',
    title: 'The business’s name is written in another way',
    why: 'Search engines and directories compare names; two spellings look like two businesses.',
    cure: 'Write {business} instead of the name.',
  },
  'business/address': {
    severity: 'warning',
    title: 'The business’s address is written in another way',
    why: 'Search engines and directories compare addresses; two spellings look like two offices.',
    cure: 'Write the street as business.address in site.yaml has it: 12 Mill Street, not 12 Mill St.',
  },
} as const satisfies Record<string, CatalogEntry>;
