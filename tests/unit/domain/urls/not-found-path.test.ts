/** Which 404 page answers a URL that does not exist. */
import { expect, it } from 'vitest';
import { notFoundPaths } from '../../../../src/domain/urls/file-urls.ts';

it('looks for the nearest 404 page above the URL', () => {
  expect(notFoundPaths('/services/x/y')).toEqual(['/services/x/404.html', '/services/404.html', '/404.html']);
  expect(notFoundPaths('/x/y/z/'.repeat(9)).at(0)).toBe(`${'/x/y/z/'.repeat(9)}404.html`);
  expect(notFoundPaths('/x')).toEqual(['/404.html']);
});

it('looks in the first 50 folders only: a URL of thousands of slashes costs no more', () => {
  expect(notFoundPaths('/'.repeat(16_000)).length).toBe(50);
});
