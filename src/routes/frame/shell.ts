/** Plans the frame of a page: head, header, footer, dialog, and the token values and structured data that go with it. Pure. */
import { formatAddress } from '../../domain/geography/conventions.ts';
import { pick } from '../../domain/groups.ts';
import type { FooterList } from '../../domain/list-limits.ts';
import { contactCardPath } from '../../domain/phones/phone-link.ts';
import { fill } from '../../domain/texts/tokens.ts';
import { isInLanguage } from '../../domain/urls/translated-urls.ts';
import type { PagePath, Urls } from '../../domain/urls/urls.ts';
import { planForm } from '../forms.ts';
import { picture } from '../parts.ts';
import type { Planner } from '../planner.ts';
import type { PageProps } from '../props/page-props.ts';
import type { NavLink, ShareImage, Shell } from '../props/shell-props.ts';
import type { PageFrame, PlanOf, TemplateKind } from '../route.ts';
import { noticesOfExceptions, openingTimes, planScheduledText } from '../scheduled-texts.ts';
import { pageScripts, scriptsToken } from '../scripts.ts';
import { planCard } from '../share-card.ts';
import { planStructuredData } from '../structured-data.ts';
import { phoneOf, tokensOf } from '../token-values.ts';

/** Makes the content of every page: joins its own props with its frame. */
export function planRoute<Kind extends TemplateKind>(
  planner: Planner,
  page: PageFrame<Kind>,
  props: Omit<PageProps[Kind], 'shell' | 'breadcrumbs'>,
): PlanOf<Kind> {
  const tokens = tokensOf(planner, page);
  const { card, image } = planCard(planner, page, tokens);
  const { site } = planner.model;
  const scriptLinks = site.scripts.length > 0 && planner.once('script links', () => scriptsToken(site));
  const shell = shellOf(planner, page, image);
  return {
    template: page.kind,
    card,
    tokens: scriptLinks ? { scriptLinks, ...tokens } : tokens,
    structuredData: planStructuredData(planner, page, image.src),
    // The props of every kind are its own props plus the shell and the breadcrumbs.
    props: { shell, breadcrumbs: page.breadcrumbs, ...props } as unknown as PageProps[Kind],
  };
}

function shellOf(planner: Planner, page: PageFrame, shareImage: ShareImage): Shell {
  const { model } = planner;
  const { site, urls } = model;
  const { business, wording } = site;
  const phone = phoneOf(planner, page);
  return {
    assets: bundleOf(planner, page.kind),
    canonical: page.path === undefined || page.noindex ? undefined : urls.absolute(page.path),
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    noindex: page.path === undefined || page.noindex === true,
    shareImage,
    phone,
    links: {
      home: urls.href(urls.home),
      root: urls.href(urls.original(urls.home)),
      services: urls.href(urls.services),
      areas: urls.href(urls.areas),
      about: urls.href(urls.about),
      contact: urls.href(urls.contact),
      news: urls.href(urls.news),
      contactCard: urls.href(contactCardPath(phone, model.mainPhone)),
    },
    scripts: pageScripts(planner, page),
    textMessage: business.textMessages
      ? `sms:${phone.href.slice('tel:'.length)}?&body=${encodeURIComponent(textFor(page, planner))}`
      : undefined,
    contactBand: page.contactBand === false ? undefined : site.contactBand,
    quoteDialog: {
      heading: site.forms.quote.heading ?? wording.freeQuoteLong,
      ...planForm(planner, 'quote', page),
    },
    stickyBar: page.service
      ? { quote: wording.getQuote, call: wording.callNow }
      : { quote: wording.freeQuote, call: wording.call },
    feed: page.feed,
    ...languagesOf(planner, page),
    ...planner.once('shell', () => commonShell(planner)),
  };
}

/** Links to the page, or to the home page, in other languages. */
function languagesOf(
  { model: { site, urls }, languageLinks }: Planner,
  { path, noindex }: Pick<PageFrame, 'path' | 'noindex'>,
): Pick<Shell, 'alternates' | 'languages' | 'languageHrefs'> {
  const links = languageLinks(path);
  const others = links.filter(({ tag }) => tag !== site.language);
  const inSeveral = links.filter(({ isTwin }) => isTwin);
  return {
    alternates:
      inSeveral.length > 1 && !noindex
        ? inSeveral.map((link) => ({ hrefLang: link.tag, href: urls.absolute(link.path) }))
        : [],
    languages: others.map(({ tag, name }) => ({ tag, label: name })),
    languageHrefs: Object.fromEntries(others.map((link) => [link.tag, urls.href(link.path)])),
  };
}

function bundleOf({ model, assets }: Planner, kind: TemplateKind): Shell['assets'] {
  const { href } = model.urls;
  const files = assets.bundle(kind);
  return {
    style: href(files?.style ?? ''),
    script: href(files?.script ?? ''),
    favicon: href('/favicon.ico'),
    icon: href('/favicon.svg'),
    touchIcon: href('/apple-touch-icon.png'),
    manifest: href('/site.webmanifest'),
  };
}

function textFor(page: PageFrame, { model }: Planner): string {
  const { wording } = model.site;
  if (page.service) return fill(wording.textAboutService, { service: page.service.data.title });
  const place = page.city?.data.name ?? page.county?.data.name;
  return place === undefined ? wording.textGeneral : fill(wording.textAboutPlace, { place });
}

/** What is the same on every page. */
function commonShell(planner: Planner) {
  const { model, assets } = planner;
  const { site, urls } = model;
  const { business, wording } = site;
  return {
    language: site.language,
    locale: localeOf(site.language),
    siteName: business.name,
    themeColor: assets.themeColor,
    verification: verificationOf(site.verification),
    business: {
      ...pick(business, 'name', 'email', 'emergencyPromise'),
      mark: picture(planner, { image: business.mark }, 'mark'),
      ...logoOf(planner),
      address: formatAddress(business.address),
      hours: pick(business.hours, 'text', 'emergencyText', 'note'),
    },
    topStrip: site.topStrip,
    navigation: inLanguage(urls, site.navigation),
    footer: {
      text: site.footer.text,
      services: footerLinks(planner, model.footerServices, {
        label: wording.viewAllServices,
        href: urls.href(urls.services),
      }),
      areas: footerLinks(planner, model.lists.read('footer areas'), {
        label: wording.checkAllAreas,
        href: urls.href(urls.areas),
      }),
      badges: site.footer.badges.map(({ image, alt, href }) => ({
        picture: picture(planner, { image, alt }, 'badge'),
        href,
      })),
      company: inLanguage(urls, [
        { label: wording.about, href: urls.about },
        { label: wording.services, href: urls.services },
        { label: wording.areas, href: urls.areas },
        { label: wording.contact, href: urls.contact },
      ]),
      legal: inLanguage(urls, site.footer.links),
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

/** The country is that in which most people speak the language. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}

/** The links of a menu, without those to pages that are not translated. */
function inLanguage(urls: Urls, links: readonly NavLink[]): NavLink[] {
  return links
    .map(({ label, href }) => ({ label, href: urls.link(href) }))
    .filter(({ href }) => isInLanguage(urls, href));
}

/** The notice of site.yaml, and those of days with other hours. Several are numbered, because screen readers list them by their names. */
function planNotices(planner: Planner): Shell['notices'] {
  const { notice, wording } = planner.model.site;
  const ofDays = noticesOfExceptions(planner).map((line) => ({ ...line, tone: 'news' as const }));
  return [...(notice ? [notice] : []), ...ofDays].map(({ tone, ...line }, index) => ({
    ...planScheduledText(planner, { ...line, name: index === 0 ? wording.notice : `${wording.notice} ${index + 1}` }),
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
  const shown = (image: string | undefined) => picture(planner, { image, alt: logo.alt ?? name }, 'logo');
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
