/** Plans the part of the frame that is the same object on every page, so that it is filled in, rendered and read once. Pure. */
import { formatAddress } from '../../domain/geography/conventions.ts';
import type { FooterList } from '../../domain/list-limits.ts';
import type { PagePath } from '../../domain/urls/urls.ts';
import { picture, pictureOrNone } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { NavLink, Shell } from '../props/shell-props.ts';
import { noticesOfExceptions, openingTimes, planScheduledText } from '../scheduled-texts.ts';

export interface CommonShell {
  frame: CommonFrame;
  /** Without the contact card, which differs on pages with another phone number. */
  links: Omit<Shell['links'], 'contactCard'>;
}

type CommonFrame = Omit<
  Shell,
  | 'assets'
  | 'canonical'
  | 'title'
  | 'description'
  | 'keywords'
  | 'noindex'
  | 'shareImage'
  | 'phone'
  | 'links'
  | 'textMessage'
  | 'contactBand'
  | 'quoteDialog'
  | 'stickyBar'
  | 'scripts'
  | 'feed'
>;

export function commonShell(planner: Planner): CommonShell {
  const { urls } = planner.model;
  return {
    frame: commonFrame(planner),
    links: {
      home: urls.href(urls.home),
      services: urls.href(urls.services),
      areas: urls.href(urls.areas),
      about: urls.href(urls.about),
      contact: urls.href(urls.contact),
      news: urls.href(urls.news),
    },
  };
}

function commonFrame(planner: Planner): CommonFrame {
  const { model, assets } = planner;
  const { site, urls } = model;
  const { business, wording } = site;
  planner.reads.track(['brand']);
  return {
    language: site.language,
    siteName: business.name,
    themeColor: assets.themeColor,
    verification: verificationOf(site.verification),
    business: {
      name: business.name,
      tagline: business.tagline,
      mark: pictureOrNone(planner, { image: business.mark }, 'mark'),
      ...logoOf(planner),
      address: formatAddress(business.address),
      email: business.email,
      hours: { text: business.hours.text, emergencyText: business.hours.emergencyText, note: business.hours.note },
      emergencyPromise: business.emergencyPromise,
    },
    topStrip: site.topStrip,
    navigation: site.navigation.map(({ label, href }) => ({ label, href: urls.link(href) })),
    footer: {
      text: site.footer.text,
      services: footerLinks(planner, model.footerServices, {
        label: wording.viewAllServices,
        href: urls.href(urls.services),
      }),
      areas: footerLinks(planner, model.footerCounties, { label: wording.checkAllAreas, href: urls.href(urls.areas) }),
      badges: site.footer.badges.map(({ image, alt, href }) => ({
        picture: picture(planner, { name: image, alt, slot: 'badge' }),
        href,
      })),
      company: [
        { label: wording.about, href: urls.href(urls.about) },
        { label: wording.services, href: urls.href(urls.services) },
        { label: wording.areas, href: urls.href(urls.areas) },
        { label: wording.contact, href: urls.href(urls.contact) },
      ],
      legal: site.footer.links.map(({ label, href }) => ({ label, href: urls.link(href) })),
      copyright: wording.copyright,
      ...(wording.copyright.includes('{year}') ? { year: '{year}' } : {}),
    },
    timeZone: business.timeZone,
    opening: openingTimes(planner),
    season:
      site.season && planScheduledText(planner, { ...site.season, from: site.season.start, until: site.season.end }),
    notices: planNotices(planner),
    wording,
  };
}

/** The notice of site.yaml, and those of days with other hours. */
function planNotices(planner: Planner): CommonFrame['notices'] {
  const { notice, wording } = planner.model.site;
  const ofDays = noticesOfExceptions(planner).map((line) => ({ ...line, tone: 'news' as const }));
  return [...(notice ? [notice] : []), ...ofDays].map(({ tone, ...line }) => ({
    ...planScheduledText(planner, { ...line, name: wording.notice }),
    tone,
  }));
}

/** Names and URLs only, so that an edit of a county's text changes no footer. `all` is the link after a list that has more. */
function footerLinks(
  { model }: Planner,
  { named, hasMore }: FooterList<{ name: string; path: PagePath }>,
  all: NavLink,
): NavLink[] {
  const links = named.map(({ name, path }) => ({ label: name, href: model.urls.href(path) }));
  return hasMore ? [...links, all] : links;
}

/** Absent without a logo, which leaves the frame of such sites unchanged. */
function logoOf(planner: Planner): Pick<Shell['business'], 'logo'> {
  const { logo, name } = planner.model.site.business;
  if (!logo) return {};
  const shown = (image: string | undefined) => pictureOrNone(planner, { image, alt: logo.alt ?? name }, 'logo');
  const light = shown(logo.image);
  return light ? { logo: { light, dark: shown(logo.dark) } } : {};
}

function verificationOf(codes: Planner['model']['site']['verification']): Shell['verification'] {
  const names: Record<keyof typeof codes, string> = {
    google: 'google-site-verification',
    bing: 'msvalidate.01',
    facebook: 'facebook-domain-verification',
    pinterest: 'p:domain_verify',
  };
  return (Object.keys(names) as (keyof typeof codes)[]).flatMap((key) => {
    const content = codes[key];
    return content === undefined ? [] : [{ name: names[key], content }];
  });
}
