/** Diagnostics of files and folders that treesite reads or writes, of YAML, and of a spreadsheet that `treesite import` reads. */
import type { CatalogEntry } from './catalog-entry.ts';

export const files = {
  'file/missing': {
    title: 'A required file is missing',
    why: 'Some pages, such as the home page, are built from one file each. Without its file, such a page has no content.',
    fix: 'Create the file that the message names. You can start from the file of the same name in another site.',
  },
  'file/unreadable': {
    title: 'A file cannot be read',
    why: 'A build that skipped the file would publish a site with a page missing.',
    fix: 'Check the file’s permissions, and whether it is a broken symbolic link.',
  },
  'file/too-large': {
    title: 'A file is too large',
    why: 'Data files hold text. A data file over 1 MB is almost always another kind of file saved under the wrong name. Few hosts accept a static file over 100 MB.',
    fix: 'Remove what is not text. Put pictures in data/images, and videos on a video service. You can split a long list of reviews into several files in data/reviews.',
  },
  'file/not-utf8': {
    title: 'A file is not encoded as UTF-8',
    why: 'Letters such as é would appear as other characters.',
    fix: 'Save the file as UTF-8. Most editors have a "Save with encoding" command.',
  },
  'file/empty': {
    title: 'A data file is empty',
    why: 'The page or place that it describes would have no content.',
    fix: 'Add content to the file, or delete it.',
  },
  'file/outside': {
    title: 'A symbolic link points outside the data or static folder',
    why: 'Only files in the site’s own folder are published, so that nothing private is published by accident.',
    fix: 'Replace the link with a copy of the file.',
  },
  'file/unexpected': {
    severity: 'warning',
    title: 'A file in the data folder is not used',
    why: 'It may be in the wrong folder or have the wrong name. If it was meant to be a page, the page is missing.',
    fix: 'Put cities in data/cities, counties in data/counties, services in data/services, pages in data/pages, posts in data/posts, pictures in data/images and icons in data/icons. If the file is not one of these, move it out of the data folder.',
  },
  'file/extension': {
    title: 'A data file ends in .yml',
    why: 'If both .yml and .yaml were allowed, one place could have two files.',
    fix: 'Change the end of its name to .yaml: springfield-vt.yaml, not springfield-vt.yml.',
  },
  'static/not-published': {
    severity: 'warning',
    title: 'A file or folder in the static folder is not published, because of its name or contents',
    why: 'Everything in the published folder is public. Settings, passwords, keys and temporary copies often get there by accident.',
    fix: 'Move the file out of the folder. If only its name is the reason, and visitors need it, rename it. The names .well-known, .nojekyll, .htaccess and .domains are published.',
  },
  'static/invalid': {
    severity: 'warning',
    title: 'Your own robots.txt, site.webmanifest, security.txt, _headers or _redirects has a mistake',
    why: 'Browsers, search engines and hosts ignore a file that they cannot read, or do something other than you intended.',
    fix: 'Follow the hint, or delete the file. treesite then writes its own (a security.txt only if security.contact is set).',
  },
  'static/large': {
    severity: 'warning',
    title: 'A file in the static folder is too large for the host',
    why: 'Some hosts reject the whole site if one file is too large. On a phone such a file takes minutes to load.',
    fix: 'Make it smaller, or put it on a file or video service and link to it.',
  },
  'output/refused': {
    isUsage: true,
    title: 'The output folder cannot be replaced',
    why: 'Publishing replaces the whole folder. Your other files in it, or the files that the site is built from, would be lost.',
    fix: 'Choose an empty or new folder with --out.',
  },
} as const satisfies Record<string, CatalogEntry>;

export const yaml = {
  'yaml/syntax': {
    title: 'The file is not valid YAML',
    why: 'The file cannot be read until this is fixed.',
    fix: 'Check the marked line. Common causes are a colon without a space, a tab, an unclosed quote, or a merge conflict.',
  },
  'yaml/duplicate-key': {
    title: 'A key is used twice',
    why: 'Only one of the two values can be used, and it may be the wrong one.',
    fix: 'Delete one of them.',
  },
  'yaml/key': {
    title: 'A key is not the name of a field',
    why: 'Keys are names of fields. A list, an empty key, __proto__ or part of a sentence cannot be a key.',
    fix: 'Write the name of a field, a colon, a space and the value: name: Springfield.',
  },
  'yaml/alias': {
    title: 'A YAML alias or anchor is used',
    why: 'Aliases and anchors are not supported: a few lines of nested aliases can expand to millions of values.',
    fix: 'Write the value in full. Put text that begins with * or & in quotes.',
  },
  'yaml/too-deep': {
    title: 'The file is nested too deeply',
    why: 'No field needs more than ten levels, and reading thousands of them could use up all memory.',
    fix: 'Close all open brackets, or use fewer levels.',
  },
} as const satisfies Record<string, CatalogEntry>;

export const imports = {
  'import/unreadable': {
    title: 'A spreadsheet cannot be read',
    why: 'The rows and columns are ambiguous, so values could end up in the wrong fields. Nothing was written.',
    fix: 'Correct the line, or export the file again: as CSV (UTF-8), TSV, or a JSON list of objects.',
  },
  'import/row-length': {
    title: 'A row has more cells than there are columns',
    why: 'A comma inside a cell without quotes moves all cells after it into the wrong column. Nothing was written.',
    fix: 'Put quotes around the cell that contains the comma: "Elm Street, north side"',
  },
  'import/formula-error': {
    title: 'A formula of the spreadsheet failed',
    why: 'The cell has the name of an error, such as #N/A or #REF!, which visitors would read. Nothing was written.',
    fix: 'Correct the formula, empty the cell, or leave the column out with --map "Column=".',
  },
  'import/no-column': {
    title: 'A spreadsheet has no column for a required field, or an empty one',
    why: 'No page can be made from its rows without that field. Nothing was written.',
    fix: 'Add or fill in the column, name it with --map, or give all rows the same value with --set. To write the files with FILL IN in place of the values, add --fill-in.',
  },
  'import/duplicate-row': {
    title: 'Two rows of a spreadsheet describe the same thing',
    why: 'Both would get the same file and the same URL, and the second would replace the first. Nothing was written.',
    fix: 'Delete one of the rows, or give each row a different name.',
  },
  'import/changed-by-hand': {
    severity: 'warning',
    title: 'A value differs in the spreadsheet and in the data file',
    why: 'The data file was changed by hand, or existed before the first import. The import keeps the value in the file.',
    fix: 'To keep the value in the file, do nothing. To use the value in the spreadsheet, run the import with --overwrite.',
  },
} as const satisfies Record<string, CatalogEntry>;
