/** Diagnostics of names, URLs and links that refer to something in the site; and of a site's own fields: schema/<kind>.json and `custom`. */
import type { CatalogEntry } from './catalog-entry.ts';

export const references = {
  'link/address': {
    title: 'A link’s URL is not allowed',
    why: 'Links may point to this site, to https URLs, and to tel:, sms: and mailto: addresses. javascript: and data: URLs could run code in a visitor’s browser.',
    fix: 'Use the path of a page on this site (/contact/), a section of the page (#contact), or an https:, tel:, sms: or mailto: URL.',
  },
  'link/broken': {
    title: 'A link points to a page that does not exist',
    why: 'Visitors who follow it would see an error page.',
    fix: 'Correct the link, or create the page.',
  },
  'link/fragment': {
    title: 'A link points to an id that is not on the page',
    why: 'The browser would show the top of the page instead.',
    fix: 'Correct the link, or add this id to the section that it should lead to.',
  },
  'link/service': {
    severity: 'warning',
    title: 'A link to the form names a service that does not exist',
    why: 'The form opens without the choice that ?service= should preselect.',
    fix: 'Write the slug of a service: its file name in data/services without .yaml.',
  },
  'city/unknown-county': {
    title: 'A place names a county that does not exist',
    why: 'The place would be missing from its county’s page.',
    fix: 'Correct the slug, or create data/counties/<slug>.yaml.',
  },
  'county/draft': {
    severity: 'warning',
    title: 'A draft of a county has published places',
    why: 'A draft has no page. Its places would be missing from the lists that are grouped by county, and their pages would link to no county.',
    fix: 'Delete draft: true from the county, or add draft: true to the county’s places until the county is ready.',
  },
  'reference/unknown-city': {
    title: 'A reference names a place that does not exist',
    why: 'The link to it would be broken.',
    fix: 'Correct the slug. It is the place’s file name without .yaml.',
  },
  'reference/unknown-service': {
    title: 'A reference names a service that does not exist',
    why: 'The link to it would be broken.',
    fix: 'Correct the slug. It is the service’s file name without .yaml.',
  },
  'reference/unknown-key': {
    title: 'A category, priority or tier is not listed in site.yaml',
    why: 'The group would have no label and would be missing from the site.',
    fix: 'Use a key from site.yaml, or add the key there with a label.',
  },
  'reference/unknown-page': {
    title: 'A phone override is for a page that does not exist',
    why: 'The number would never be shown.',
    fix: 'Use the slug of a place or county, or the path of a page: /areas/springfield-vt/',
  },
  'reference/itself': {
    title: 'A place is listed as near itself',
    why: 'Its list of nearby places would be shorter than it seems, or empty.',
    fix: 'Delete the entry.',
  },
  'phone/two-overrides': {
    title: 'A page has two phone overrides',
    why: 'One of the two numbers would never be shown.',
    fix: 'Delete one of the lines. A place’s slug and the path of its page mean the same page.',
  },
  'slug/file-name': {
    title: 'A file’s name does not match its content',
    why: 'The file’s name is part of the page’s URL, so it must match the name in the file.',
    fix: 'Follow the hint: rename the file, or correct what is in it. If the page was published, list its old path under aliases.',
  },
  'slug/empty': {
    title: 'No URL can be made from a name',
    why: 'The page would have no URL.',
    fix: 'Use a name with Latin letters or digits. For a name in another alphabet, such as Greek, name the file in Latin letters: any name with lower-case letters, digits and single hyphens is right.',
  },
  'url/collision': {
    title: 'Two pages or files have the same URL',
    why: 'On some or all hosts, one would overwrite or hide the other. /areas, /areas/, /areas.html and /areas/index.html are the same URL, and so are names that differ only in case.',
    fix: 'Rename the page or file that the message names, or delete the alias.',
  },
  'url/reserved': {
    title: 'A page, alias or file has a reserved URL',
    why: 'Hosts, browsers or treesite treat that URL specially: it may be cached for a year, shown for missing pages, or not served at all. A name of more than 247 bytes is too long for the disk once its page has a compressed copy.',
    fix: 'Choose another name.',
  },
  'review/duplicate-id': {
    title: 'Two reviews have the same id',
    why: 'A repeated id usually means that a review was copied and not changed, or was added twice.',
    fix: 'Delete one of the two, or give it another id. The hint names the next free number.',
  },
} as const satisfies Record<string, CatalogEntry>;

export const fields = {
  'fields/file': {
    title: 'A file in the schema folder has an unknown name',
    why: 'The fields that it describes would be unknown in every data file.',
    fix: 'Name it after a kind of page: schema/city.json, schema/service.json, schema/page-home.json.',
  },
  'fields/syntax': {
    title: 'A file in the schema folder is not valid JSON',
    why: 'Without it, no value of your own fields can be checked.',
    fix: 'Correct the line that the message names. JSON needs double quotes around names and texts, and has no comma after the last entry.',
  },
  'fields/schema': {
    title: 'A file in the schema folder has a mistake',
    why: 'A keyword that is misspelled or not supported would be ignored, and wrong values would be published.',
    fix: 'Correct the keyword that the message names. treesite’s docs/own-fields.md lists what a schema may contain.',
  },
  'fields/unread': {
    severity: 'warning',
    title: 'No template shows one of your own fields',
    why: 'Built-in templates do not show your own fields, so the value is not published.',
    fix: 'Show the field in one of your templates, for example with props.custom.gates in templates/pages/city.tsx, or delete the field.',
  },
} as const satisfies Record<string, CatalogEntry>;
