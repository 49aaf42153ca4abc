/** Diagnostics of files and folders, on the way in and out. */
import type { CatalogEntry } from './catalog-entry.ts';

export const files = {
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
    title: 'A file is larger than any page needs',
    why: 'Data files hold text: one over 1 MB is almost always something else that was saved under the wrong name. No host serves a static file over 100 MB well.',
    cure: 'Move pictures to data/images, split long lists into several files, and put videos on a video service.',
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
    title: 'A link leads out of the data or static folder',
    why: 'What is published must come from the site’s own folder, so that nothing private is published by accident.',
    cure: 'Copy the file into the folder instead of linking to it.',
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
  'static/not-published': {
    severity: 'warning',
    title: 'A file of the static folder is left out',
    why: 'Everything in that folder can be read by anyone. Files that hold settings, passwords, keys or half-written copies get there by accident.',
    cure: 'Move it out of the folder, or rename it if visitors should have it. .well-known, .nojekyll, .htaccess and .domains are published.',
  },
  'static/large': {
    severity: 'warning',
    title: 'A file of the static folder is too large for some hosts',
    why: 'Cloudflare Pages, for one, refuses a whole site for one file over 25 MB, and on a phone it takes minutes to load.',
    cure: 'Make it smaller, or put it on a file or video service and link to it.',
  },
  'output/refused': {
    severity: 'error',
    isUsage: true,
    title: 'The output folder is not treesite’s to replace',
    why: 'Publishing replaces the whole folder; a folder with other files in it would be lost.',
    cure: 'Choose an empty or new folder with --out.',
  },
} as const satisfies Record<string, CatalogEntry>;
