/** Diagnostics of templates and of the pages they make. */
import type { CatalogEntry } from './catalog-entry.ts';

export const templates = {
  'template/error': {
    severity: 'error',
    title: 'A template failed',
    why: 'The page could not be made, so nothing was written.',
    cure: 'Look at the named line of the template.',
  },
  'template/endless': {
    severity: 'error',
    title: 'A template of your own does not end',
    why: 'A loop without an end, or a component that contains itself, would keep a build busy for ever. A page takes a few thousandths of a second; after 10 s rendering is stopped.',
    cure: 'Look for the loop in the templates that the message names.',
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
  'template/unused': {
    severity: 'warning',
    title: 'A file in your own templates folder is used by nothing',
    why: 'A file takes the place of a built-in one only with the same path and name; elsewhere it changes nothing, without a word.',
    cure: 'Rename or move it: templates/components/Hero/Hero.tsx takes the place of the built-in Hero. Or import it in a template of yours, or delete it.',
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
} as const satisfies Record<string, CatalogEntry>;
