/** Broken links of finished pages: what the hint suggests. */
import { expect, test } from 'vitest';
import { linkProblem } from '../../../../src/lint/pages/link-problem.ts';

const site = { base: '', origin: 'https://example.com', targets: new Map([['/services/', new Set<string>()]]) };
const hintFor = (href: string) => linkProblem(href, { path: '/', ids: new Set() }, site)?.hint;

test('a link to a page’s file leads to the page', () => {
  expect(hintFor('/services.html')).toBe('Did you mean /services/?');
  expect(hintFor('/services.htm#prices')).toBe('Did you mean /services/?');
});

test('a file that is missing should be added', () => {
  expect(hintFor('/prices.html')).toBe('Correct the link, or put the file in the static folder.');
});

test('a fragment unlike any id gets a list of the ids, the most similar first', () => {
  const targets = new Map([['/contact/', new Set(['reviews', 'request-form', 'quote-forms'])]]);
  expect(linkProblem('/contact/?a=b#form', { path: '/', ids: new Set() }, { ...site, targets })?.hint).toBe(
    'Use an id of that page: #quote-forms, #request-form, #reviews.',
  );
});
