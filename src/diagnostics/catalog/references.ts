/** Diagnostics of names, addresses and links that have to lead somewhere. */
import type { CatalogEntry } from './catalog-entry.ts';

export const references = {
  'link/address': {
    severity: 'error',
    title: 'A link leads nowhere safe',
    why: 'Links may lead to this site, to https addresses, and to phones and mail; javascript: and data: addresses could run code in a visitor’s browser.',
    cure: 'Write /contact/, #contact, https://…, tel:… or mailto:…',
  },
  'link/broken': {
    severity: 'error',
    title: 'A link leads to a page that does not exist',
    why: 'Visitors would meet an error page.',
    cure: 'Correct the address, or create the page.',
  },
  'link/fragment': {
    severity: 'error',
    title: 'A link leads to a place that is not on the page',
    why: 'The browser would stay at the top of the page.',
    cure: 'Give the section that id, or correct the link.',
  },
  'city/unknown-county': {
    severity: 'error',
    title: 'A place names a county that does not exist',
    why: 'The place would be missing from its county’s page.',
    cure: 'Correct the slug, or create data/counties/<slug>.yaml.',
  },
  'reference/unknown-city': {
    severity: 'error',
    title: 'A reference names a place that does not exist',
    why: 'The link to it would be broken.',
    cure: 'Correct the slug: it is the name of the place’s file without .yaml.',
  },
  'reference/unknown-service': {
    severity: 'error',
    title: 'A reference names a service that does not exist',
    why: 'The link to it would be broken.',
    cure: 'Correct the slug: it is the name of the service’s file without .yaml.',
  },
  'reference/unknown-key': {
    severity: 'error',
    title: 'A category, priority or tier is not listed in site.yaml',
    why: 'It would have no label, and its group would be missing from the site.',
    cure: 'Use a key of site.yaml, or add it there with its label.',
  },
  'reference/unknown-page': {
    severity: 'error',
    title: 'A phone override is for a page that does not exist',
    why: 'The number would never be shown.',
    cure: 'Use the slug of a place or county, or the path of a page: /areas/springfield-vt/',
  },
  'reference/itself': {
    severity: 'error',
    title: 'A place is listed as near itself',
    why: 'Its page would link to itself as one of the places nearby.',
    cure: 'Delete the entry.',
  },
  'phone/two-overrides': {
    severity: 'error',
    title: 'A page has two phone overrides',
    why: 'One of the two numbers would never be shown.',
    cure: 'Delete one of the lines: the slug of a place and the path of its page are the same page.',
  },
  'slug/file-name': {
    severity: 'error',
    title: 'A file’s name is not the slug of what it holds',
    why: 'The file’s name is the page’s address; it has to say what the page is.',
    cure: 'Rename the file as the message says.',
  },
  'slug/empty': {
    severity: 'error',
    title: 'A name has no letters or digits to make an address from',
    why: 'The page would have no address.',
    cure: 'Use a name with Latin letters or digits.',
  },
  'url/collision': {
    severity: 'error',
    title: 'Two pages or files have the same address',
    why: 'One would overwrite or hide the other, on some hosts or on all: /areas, /areas/, /areas.html and /areas/index.html are one address, and so are names that differ in capitals only.',
    cure: 'Rename one of them, or remove the alias.',
  },
  'url/reserved': {
    severity: 'error',
    title: 'A page, alias or file has an address that is kept for something else',
    why: 'Hosts, browsers or treesite itself treat that address in a way of their own: kept for a year, shown for missing pages, or not shown at all.',
    cure: 'Choose another name.',
  },
  'review/duplicate-id': {
    severity: 'error',
    title: 'Two reviews have the same id',
    why: 'Ids tell reviews apart.',
    cure: 'Give one of them the next free number.',
  },
} as const satisfies Record<string, CatalogEntry>;
