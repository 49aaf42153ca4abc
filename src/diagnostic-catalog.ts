/** Every diagnostic's code with its severity, what it means, why it matters, and a cure: the source of `treesite explain`. Codes are permanent. */

export interface CatalogEntry {
  severity: 'error' | 'warning';
  title: string;
  /** Why it matters. */
  why: string;
  /** An example of the cure. */
  cure: string;
}

const entries = {
  'file/missing': {
    severity: 'error',
    title: 'A file the site cannot do without is missing',
    why: 'Some pages are made from one file each. Without it there is nothing to put on the page.',
    cure: 'Create the file. The message names it; a file of the same name in another site is a good start.',
  },
  'file/unreadable': {
    severity: 'error',
    title: 'A file cannot be read',
    why: 'A build that passed over a file would publish a site with a page missing.',
    cure: 'Check the file’s permissions, or whether it is a broken link.',
  },
  'file/too-large': {
    severity: 'error',
    title: 'A data file is larger than any page needs',
    why: 'Data files hold text. A file over 1 MB is almost always something else that was saved under the wrong name.',
    cure: 'Move pictures to data/images and split long lists into several files.',
  },
  'file/not-utf8': {
    severity: 'error',
    title: 'A file is not encoded as UTF-8',
    why: 'Letters such as é would come out as other letters.',
    cure: 'Save the file again as UTF-8: most editors have it under "Save with encoding".',
  },
  'file/empty': {
    severity: 'error',
    title: 'A data file is empty',
    why: 'The page or place it stands for would have no content.',
    cure: 'Fill the file in, or delete it.',
  },
  'file/outside': {
    severity: 'error',
    title: 'A link leads out of the data folder',
    why: 'What is published must come from the site’s own folder, so that nothing private is published by accident.',
    cure: 'Copy the file into the data folder instead of linking to it.',
  },
  'file/unexpected': {
    severity: 'warning',
    title: 'A file in the data folder is not used',
    why: 'It may have been saved in the wrong folder or under the wrong name, and its page is missing.',
    cure: 'Places go to data/cities/<slug>.yaml, services to data/services/<slug>.yaml, pages to data/pages.',
  },
  'file/extension': {
    severity: 'error',
    title: 'A data file ends in .yml',
    why: 'Two endings for one kind of file lead to two files for one place.',
    cure: 'Rename springfield-vt.yml to springfield-vt.yaml.',
  },
  'yaml/syntax': {
    severity: 'error',
    title: 'The file is not valid YAML',
    why: 'Nothing in the file can be trusted until it can be read.',
    cure: 'Look at the marked place: most often a colon without a space, a tab, or a quote that is never closed.',
  },
  'yaml/duplicate-key': {
    severity: 'error',
    title: 'A key stands twice',
    why: 'Only one of the two values could be used, and it may be the wrong one.',
    cure: 'Keep one of them.',
  },
  'yaml/key': {
    severity: 'error',
    title: 'A key is not a plain word',
    why: 'Keys name fields; lists, empty keys and __proto__ cannot.',
    cure: 'Write a plain key: name: Springfield',
  },
  'yaml/alias': {
    severity: 'error',
    title: 'An alias multiplies or has no anchor',
    why: 'A few lines of nested aliases can stand for millions of values, and an alias without an anchor for none.',
    cure: 'Write the values out.',
  },
  'yaml/too-deep': {
    severity: 'error',
    title: 'The file is nested too deeply',
    why: 'No field of the site lies deeper than a few levels; the file is damaged.',
    cure: 'Look for an unclosed bracket.',
  },
  'text/forbidden-character': {
    severity: 'error',
    title: 'A text holds a character that no page can show',
    why: 'Control characters and private-use characters come from broken copies and have no meaning on a page.',
    cure: 'Delete the character at the marked place and type the word again.',
  },
  'text/unknown-token': {
    severity: 'error',
    title: 'A token in braces is not known here',
    why: 'It would be printed as it stands, braces and all.',
    cure: 'Known tokens are {phone}, {business} and {year}; on place pages {city} and {county} too.',
  },
  'text/html': {
    severity: 'error',
    title: 'A text holds HTML',
    why: 'Text is written in Markdown, so that nothing in the data can run in a visitor’s browser.',
    cure: 'Write **bold** for <b>bold</b>, and [words](/contact/) for a link.',
  },
  'text/markdown': {
    severity: 'error',
    title: 'A piece of Markdown is not supported',
    why: 'Pictures, tables and code blocks have places of their own in the templates.',
    cure: 'Use paragraphs, lists, headings, bold, italic and links.',
  },
  'schema/unknown-key': {
    severity: 'error',
    title: 'A field is not known',
    why: 'A misspelled field would be passed over in silence.',
    cure: 'Correct the spelling: the message names the nearest known field.',
  },
  'schema/missing': {
    severity: 'error',
    title: 'A required field is missing',
    why: 'The page has a place for it that would stay empty.',
    cure: 'Add the field. The schema’s description says what goes in.',
  },
  'schema/type': {
    severity: 'error',
    title: 'A value is of the wrong kind',
    why: 'The page needs a text, a number, a list or a group here, and was given something else.',
    cure: 'Write lists with a hyphen a line, and texts that look like numbers in quotes: postalCode: "08540"',
  },
  'schema/format': {
    severity: 'error',
    title: 'A value has the wrong form',
    why: 'Dates, slugs, links, phone numbers and the like are read by machines too.',
    cure: 'Follow the form that the message gives.',
  },
  'schema/range': {
    severity: 'error',
    title: 'A number, text or list is too small or too large',
    why: 'It would give a page with an empty section, or an impossible value.',
    cure: 'Stay within the limits that the message gives.',
  },
  'schema/choice': {
    severity: 'error',
    title: 'A value is none of the choices',
    why: 'Only the listed values have a meaning here.',
    cure: 'Use one of the listed values.',
  },
  'schema/duplicate': {
    severity: 'error',
    title: 'A list holds the same value twice',
    why: 'It would be printed twice.',
    cure: 'Delete one of them.',
  },
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
    title: 'Two pages have the same address',
    why: 'One would overwrite the other.',
    cure: 'Rename one of them, or remove the alias.',
  },
  'review/duplicate-id': {
    severity: 'error',
    title: 'Two reviews have the same id',
    why: 'Ids tell reviews apart.',
    cure: 'Give one of them the next free number.',
  },
  'date/impossible': {
    severity: 'error',
    title: 'A date is not in the calendar',
    why: 'Search engines refuse it.',
    cure: 'Check the day and the month: year-month-day.',
  },
  'icon/unknown': {
    severity: 'warning',
    title: 'An icon is not in the set',
    why: 'The page is shown without it.',
    cure: 'Use one of the listed names, or put an SVG of that name into templates/icons.',
  },
  'image/missing': {
    severity: 'error',
    title: 'A picture is not in data/images',
    why: 'The page would show a broken picture.',
    cure: 'Put the picture into data/images, or correct its name. Upper and lower case count.',
  },
  'image/unreadable': {
    severity: 'error',
    title: 'A picture cannot be read',
    why: 'The build has to decode it to make the sizes that phones and screens need, and to know its width and height.',
    cure: 'Open it in a picture editor and save it again as JPEG or PNG. A drawing (SVG) needs a viewBox.',
  },
  'image/too-large': {
    severity: 'error',
    title: 'A picture is larger than 10 MB',
    why: 'Every build would have to work through it, and the site’s folder would grow with every new version of it.',
    cure: 'Export it as a JPEG, 2000 to 3000 pixels wide: that is 1 to 2 MB. The build makes the small ones.',
  },
  'image/too-small': {
    severity: 'warning',
    title: 'A picture has too few pixels for its place',
    why: 'It would look soft, most of all on phones, whose screens are dense.',
    cure: 'Use the original from the camera: 1200 pixels or more across for the top of a page, 800 or more elsewhere.',
  },
  'image/unsafe': {
    severity: 'error',
    title: 'An SVG picture carries code or reaches out',
    why: 'Scripts in a picture could run in a visitor’s browser, and outside addresses tell others who visits.',
    cure: 'Export the drawing as plain SVG, without scripts, events, foreignObject or outside links.',
  },
  'image/alt': {
    severity: 'error',
    title: 'A picture has no text for people who cannot see it',
    why: 'Screen readers would read the file’s name, or nothing.',
    cure: 'Add alt: with what the picture shows.',
  },
  'phone/placeholder': {
    severity: 'warning',
    title: 'A phone number is a placeholder',
    why: 'Numbers from 555-0100 to 555-0199 are kept for fiction: nobody answers. `check --publish` refuses them.',
    cure: 'Write the real number, in quotes.',
  },
  'content/sample': {
    severity: 'warning',
    title: 'Content is marked as a sample',
    why: 'Invented reviews and jobs must not be published: the law on fake reviews forbids it. `check --publish` refuses them.',
    cure: 'Replace it with real content and remove sample: true.',
  },
  'content/fill-in': {
    severity: 'error',
    title: 'Something that treesite new left open is still to be filled in',
    why: 'The words FILL IN would be published, or a value that nobody has looked at.',
    cure: 'Write what belongs there. Where FILL IN is a comment, correct the value before it and delete the comment. Until then draft: true keeps a city, county, service or page out of the site.',
  },
  'form/no-endpoint': {
    severity: 'warning',
    title: 'The forms go nowhere',
    why: 'Without forms.endpoint a request is only written to the browser’s console; the page asks people to call.',
    cure: 'Set forms.endpoint in site.yaml to the address of a form service.',
  },
  'theme/contrast': {
    severity: 'warning',
    title: 'Two colours are too close to read',
    why: 'Text needs a contrast of 4.5 to 1 to be read in sunlight and by tired eyes (WCAG 2.2, 1.4.3).',
    cure: 'Make one of the two colours lighter or darker.',
  },
  'template/error': {
    severity: 'error',
    title: 'A template failed',
    why: 'The page could not be made, so nothing was written.',
    cure: 'Look at the named line of the template.',
  },
  'template/missing': {
    severity: 'error',
    title: 'A template is missing',
    why: 'Each kind of page needs templates/pages/<kind>.tsx with an export named Page.',
    cure: 'Create it, or delete your own templates folder to use the built-in ones.',
  },
  'template/syntax': {
    severity: 'error',
    title: 'A template, style or script cannot be compiled',
    why: 'The browser would not understand it either.',
    cure: 'Look at the marked place.',
  },
  'page/empty-title': {
    severity: 'error',
    title: 'A page came out without a title or main heading',
    why: 'Search results and screen readers begin with them.',
    cure: 'Fill in metaTitle and the page’s heading; in a template write <title>{text}</title> with a single text.',
  },
  'page/token': {
    severity: 'error',
    title: 'A token in braces was left on a page',
    why: 'It is printed as it stands. The words ask for something this page does not have.',
    cure: 'Remove the token from the words, or use words of their own for this kind of page.',
  },
  'page/id': {
    severity: 'error',
    title: 'An id stands twice on a page',
    why: 'Links to it and labels that use it would reach the wrong one.',
    cure: 'Give one of the sections another id.',
  },
  'output/refused': {
    severity: 'error',
    title: 'The output folder is not treesite’s to replace',
    why: 'Publishing replaces the whole folder; a folder with other files in it would be lost.',
    cure: 'Choose an empty or new folder with --out.',
  },
} as const satisfies Record<string, CatalogEntry>;

export type DiagnosticCode = keyof typeof entries;

export const catalog: Readonly<Record<DiagnosticCode, CatalogEntry>> = entries;
