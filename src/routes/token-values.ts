/** A page → its phone number, and the values of the {tokens} in its texts. Pure. */
import type { PhoneLink } from '../domain/phones/phone-link.ts';
import { plainText } from '../domain/texts/rich-text.ts';
import type { TokenValues } from '../domain/texts/tokens.ts';
import { formsToken } from './forms.ts';
import type { Planner } from './planner.ts';
import type { PageFrame } from './route.ts';
import { scriptsToken } from './scripts.ts';

/** A type alias, not an interface: `fill` takes a record. */
export type Tokens = Omit<TokenValues, 'scriptLinks'>;

/** The facts that tokens depend on: the page's path, and the place that it is about. */
export type PageAbout = Pick<PageFrame, 'path' | 'continues' | 'city' | 'county'>;

export function phoneOf({ model }: Planner, page: Pick<PageFrame, 'path' | 'continues'>): PhoneLink {
  const path = page.continues ?? page.path;
  return (path !== undefined && model.phoneOf(path)) || model.mainPhone;
}

export function tokensOf(planner: Planner, page: PageAbout): Tokens {
  const { model } = planner;
  const phone = phoneOf(planner, page);
  const county = page.city ? planner.countyOf(page.city).name : page.county?.data.name;
  return {
    phone: phone.display,
    phoneHref: phone.href,
    business: model.site.business.name,
    year: planner.year,
    forms: formsToken(model.site),
    scripts: planner.once('scripts token', () => plainText(scriptsToken(model.site))),
    ...(page.city ? { city: page.city.data.name } : {}),
    ...(county === undefined ? {} : { county }),
  };
}
