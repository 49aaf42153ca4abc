/** Which 404 page answers a URL that does not exist. */
import { expect, it } from 'vitest';
import { notFoundAddresses } from '../../../../src/domain/addresses/not-found-address.ts';

it('looks for the nearest 404 page above the URL', () => {
  expect(notFoundAddresses('/services/x/y')).toEqual(['/services/x/404.html', '/services/404.html', '/404.html']);
  expect(notFoundAddresses('/x')).toEqual(['/404.html']);
});
