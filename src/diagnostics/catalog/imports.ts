/** Diagnostics of a spreadsheet that `treesite import` reads. */
import type { CatalogEntry } from './catalog-entry.ts';

export const imports = {
  'import/unreadable': {
    severity: 'error',
    title: 'A spreadsheet cannot be read',
    why: 'The rows and columns are ambiguous, so values could end up in the wrong fields. Nothing was written.',
    fix: 'Correct the line, or export the file again: as CSV (UTF-8), TSV, or a JSON list of objects.',
  },
  'import/row-length': {
    severity: 'error',
    title: 'A row has more cells than there are columns',
    why: 'A comma inside a cell without quotes moves all cells after it into the wrong column. Nothing was written.',
    fix: 'Put quotes around the cell that contains the comma: "Elm Street, north side"',
  },
  'import/no-column': {
    severity: 'error',
    title: 'A spreadsheet has no column for a required field',
    why: 'No page can be made from its rows without that field. Nothing was written.',
    fix: 'Add the column, name it with --map, or give all rows the same value with --set. To write the files with FILL IN in place of the values, add --fill-in.',
  },
  'import/duplicate-row': {
    severity: 'error',
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
