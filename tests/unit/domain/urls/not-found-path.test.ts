/** Which 404 page answers a URL that does not exist. */
import { expect, it } from 'vitest';
import { notFoundPaths } from '../../../../src/domain/urls/not-found-path.ts';

it('looks for the nearest 404 page above the URL', () => {
  expect(notFoundPaths('/services/x/y')).toEqual(['/services/x/404.html', '/services/404.html', '/404.html']);
  expect(notFoundPaths('/x')).toEqual(['/404.html']);
});
