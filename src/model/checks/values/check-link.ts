/** Reports links in the data that browsers cannot open or that lead to a page that does not exist. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/nearest.ts';
import { canOpen } from '../../../domain/urls/hrefs.ts';
import type { Urls } from '../../../domain/urls/urls.ts';
import { truncateList } from '../../../text/strings.ts';
import type { NameSet } from '../../names.ts';
import { nearestName } from '../../names.ts';
import type { CheckContext } from '../check.ts';

/** A hint with the probable meaning of a URL that is not allowed. */
export function hrefHint(link: string, { urls, known }: { urls: Urls; known: { pages: NameSet } }): string {
  const page = urls.resolve(`/${link.replace(/^[./]+/, '').replace(/\/+$|\.html?$/, '')}`)?.path;
  if (page !== undefined && page !== '' && known.pages.has(page)) return didYouMean(page);
  if (/^www\./i.test(link)) return didYouMean(`https://${link}`);
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(link)) return didYouMean(`mailto:${link}`);
  return 'Use the path of a page on this site (/contact/), a section of the page (#contact), or an https:, tel:, sms: or mailto: URL.';
}

/** Names at most this many slugs. */
const maxSlugs = 24;

export function checkLink(
  link: string,
  at: () => Location,
  { urls, known, slugs }: Pick<CheckContext, 'urls' | 'known' | 'slugs'>,
): Diagnostic[] {
  if (!canOpen(link)) {
    const hint = 'Copy the URL from the browser’s address bar: https://www.example.com/page';
    return [diagnose('link/address', at(), `The URL ${link} is not allowed.`, { hint })];
  }
  const inside = urls.resolve(link);
  const service = inside && new URLSearchParams(inside.query).get('service');
  if (service && [urls.home, urls.contact].includes(inside.path) && !slugs.service.has(service)) {
    const hint = `Use the slug of a service: ${truncateList([...slugs.service.names()], maxSlugs)}.`;
    return [
      diagnose('link/service', at(), `No service has the slug ${service}, so the form preselects none.`, { hint }),
    ];
  }
  if (!inside || inside.path === '' || /\.[a-z0-9]+$/i.test(inside.path) || known.pages.has(inside.path)) return [];
  const guess = nearestName(inside.path, known.pages);
  return [
    diagnose('link/broken', at(), `This site has no page ${inside.path}.`, {
      hint: guess === undefined ? 'Correct the link, or create the page.' : didYouMean(guess),
    }),
  ];
}
