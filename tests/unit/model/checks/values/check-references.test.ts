/** Links that the data may not have: what the message offers instead; links to the form that name a service. */
import { expect, test } from 'vitest';
import { startOf } from '../../../../../src/diagnostics/diagnostic.ts';
import { checkLink, hrefHint } from '../../../../../src/model/checks/values/check-references.ts';
import { nameSet } from '../../../../../src/model/names.ts';
import { someUrls } from '../../../../support/builders.ts';

const known = { pages: nameSet(['/', '/services/', '/areas/sisters-or/']) };

test.each([
  ['services', 'Did you mean /services/?'],
  ['services.html', 'Did you mean /services/?'],
  ['../areas/sisters-or', 'Did you mean /areas/sisters-or/?'],
  ['www.example.com/a', 'Did you mean https://www.example.com/a?'],
  ['hello@example.com', 'Did you mean mailto:hello@example.com?'],
])('%s', (link, hint) => {
  expect(hrefHint(link, { urls: someUrls(), known })).toBe(hint);
});

test('a link to the form whose service does not exist is reported with the slugs that do', () => {
  const urls = someUrls();
  const pages = nameSet([urls.home, urls.contact, '/services/']);
  const context = { urls, known: { pages }, slugs: { service: nameSet(['tuning', 'repair']) } };
  const found = (link: string) =>
    checkLink(link, () => startOf('data/site.yaml'), context as unknown as Parameters<typeof checkLink>[2]);
  expect(found('/contact/?service=drains#form')).toMatchObject([
    {
      code: 'link/service',
      message: 'No service has the slug drains, so the form preselects none.',
      hint: 'Use the slug of a service: tuning, repair.',
    },
  ]);
  for (const link of ['/?service=tuning#contact', '/contact/?from=ad', '/services/?service=drains'])
    expect(found(link), link).toEqual([]);
});
