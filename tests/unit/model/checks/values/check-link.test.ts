/** Links that the data may not have: what the message offers instead. */
import { expect, test } from 'vitest';
import { hrefHint } from '../../../../../src/model/checks/values/check-link.ts';
import { nameSet } from '../../../../../src/model/name-set.ts';
import { someUrls } from '../../../../support/builders.ts';

const known = { pages: nameSet(['/', '/services/', '/areas/sisters-or/']) };

test.each([
  ['services', 'Did you mean /services/?'],
  ['services.html', 'Did you mean /services/?'],
  ['../areas/sisters-or', 'Did you mean /areas/sisters-or/?'],
  ['www.example.com/a', 'Did you mean https://www.example.com/a?'],
  ['hello@example.com', 'Did you mean mailto:hello@example.com?'],
  [
    'javascript:alert(1)',
    'Use the path of a page on this site (/contact/), a section of the page (#contact), or an https:, tel:, sms: or mailto: URL.',
  ],
  [
    'elsewhere',
    'Use the path of a page on this site (/contact/), a section of the page (#contact), or an https:, tel:, sms: or mailto: URL.',
  ],
])('%s', (link, hint) => {
  expect(hrefHint(link, { urls: someUrls(), known })).toBe(hint);
});
