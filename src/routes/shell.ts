/** Plans the frame of a page: head, header, footer, dialog, and the token values and facts that go with it. Pure. */
import type { CardText } from '../assets/assets.ts';
import { fill } from '../fill.ts';
import type { PhoneLink } from '../model/phone.ts';
import type { City, County, Service } from '../model/site-model.ts';
import type { PagePath } from '../model/urls.ts';
import type { AreaFacts, PageFacts, ServiceFacts } from './page-facts.ts';
import type { Breadcrumb } from './page-props.ts';
import { type Planner, pictureOrNone, placeLink, serviceLink } from './planner.ts';
import type { TemplateKind } from './route.ts';
import { fillCard, homeCard, shareImage } from './share-card.ts';
import type { FormChoice, Shell } from './shell-props.ts';
import { timely, weekOf } from './timely.ts';

/** What is special about one page. */
export interface PageFrame {
  kind: TemplateKind;
  /** Undefined for the pages that are not found. */
  path?: PagePath;
  title: string;
  description: string;
  keywords: string[];
  breadcrumbs: Breadcrumb[];
  /** What its share card says: the page's heading, and the place or category it belongs to. */
  card: CardText;
  /** The place, county or service the page is about. */
  city?: City;
  county?: County;
  service?: Service;
  /** False where the page has its own place for contact. */
  contactBand: boolean;
}

type Tokens = { phone: string; phoneHref: string; business: string; year: string; city?: string; county?: string };

export interface Frame {
  shell: Shell;
  tokens: Tokens;
  facts: PageFacts;
  /** As it will be drawn: without tokens. */
  card: CardText;
}

export function planFrame(planner: Planner, page: PageFrame): Frame {
  const tokens = tokensOf(planner, page);
  const card = fillCard(page.card, tokens);
  return { shell: shellOf(planner, { ...page, card }), tokens, facts: factsOf(planner, page), card };
}

function phoneOf({ model }: Planner, path: PagePath | undefined): PhoneLink {
  return (path !== undefined && model.phones.get(path)) || model.mainPhone;
}

function tokensOf(planner: Planner, page: Pick<PageFrame, 'path' | 'city' | 'county'>): Tokens {
  const { model, now } = planner;
  const phone = phoneOf(planner, page.path);
  const cityCounty = page.city ? model.counties.get(page.city.data.county) : page.county;
  return {
    phone: phone.display,
    phoneHref: phone.href,
    business: model.site.business.name,
    year: String(now.getUTCFullYear()),
    ...(page.city ? { city: page.city.data.name } : {}),
    ...(cityCounty ? { county: cityCounty.data.name } : {}),
  };
}

function shellOf(planner: Planner, page: PageFrame): Shell {
  const { model, assets } = planner;
  const phone = phoneOf(planner, page.path);
  const { site, urls } = model;
  const { business, wording } = site;
  const files = assets.pages.get(page.kind);
  const bar = page.service
    ? { quote: wording.getQuote, call: wording.callNow }
    : { quote: wording.freeQuote, call: wording.call };
  return {
    language: site.language,
    canonical: page.path === undefined ? undefined : urls.absolute(page.path),
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    noindex: page.path === undefined,
    shareImage: shareImage(planner, page.card),
    siteName: business.name,
    themeColor: assets.themeColor,
    verification: verificationOf(site.verification),
    assets: {
      style: urls.href(files?.style ?? ''),
      script: urls.href(files?.script ?? ''),
      favicon: urls.href(assets.favicon),
      icon: urls.href(assets.icon),
      touchIcon: urls.href(assets.touchIcon),
      manifest: urls.href(assets.manifest),
    },
    business: {
      name: business.name,
      tagline: business.tagline,
      mark: pictureOrNone(planner, { image: business.mark }, 'mark'),
      email: business.email,
      hours: { text: business.hours.text, emergencyText: business.hours.emergencyText, note: business.hours.note },
      emergencyPromise: business.emergencyPromise,
    },
    phone,
    textMessage: business.textMessages
      ? `sms:${phone.href.slice('tel:'.length)}?&body=${encodeURIComponent(textFor(page, planner))}`
      : undefined,
    links: {
      home: urls.href(urls.home),
      services: urls.href(urls.services),
      areas: urls.href(urls.areas),
      about: urls.href(urls.about),
      contact: urls.href(urls.contact),
      contactCard: urls.href('/contact.vcf'),
    },
    topStrip: site.topStrip,
    navigation: site.navigation.map(({ label, href }) => ({ label, href: urls.link(href) })),
    footer: {
      text: site.footer.text,
      services: [...model.services.values()].map((service) => serviceLink(planner, service)),
      areas: [...model.counties.values()].map((county) => placeLink(planner, county)),
      company: [
        { label: wording.about, href: urls.href(urls.about) },
        { label: wording.services, href: urls.href(urls.services) },
        { label: wording.areas, href: urls.href(urls.areas) },
        { label: wording.contact, href: urls.href(urls.contact) },
      ],
      legal: site.footer.links.map(({ label, href }) => ({ label, href: urls.link(href) })),
      copyright: wording.copyright,
    },
    contactBand: page.contactBand ? site.contactBand : undefined,
    quoteDialog: {
      heading: site.forms.quote.heading ?? wording.freeQuoteLong,
      endpoint: site.forms.endpoint,
      choices: choicesFor(site.forms.quote.services, page),
    },
    timeZone: business.timeZone,
    opening: { week: weekOf(business.hours.opening), open: wording.openNow, closed: wording.closedNow },
    season: site.season && timely(planner, { ...site.season, from: site.season.start, until: site.season.end }),
    notice: site.notice && timely(planner, { ...site.notice, name: wording.notice }),
    stickyBar: bar,
    wording,
  };
}

/** The first choice of the page's own service is selected. */
export function choicesFor(choices: readonly { label: string; service?: string }[], page: PageFrame): FormChoice[] {
  const own = page.service?.slug;
  const chosen = own === undefined ? undefined : choices.find((choice) => choice.service === own);
  return choices.map((choice) => ({ label: choice.label, selected: choice === chosen }));
}

function textFor(page: PageFrame, { model }: Planner): string {
  const { wording } = model.site;
  if (page.service) return fill(wording.textAboutService, { service: page.service.data.title });
  const place = page.city?.data.name ?? page.county?.data.name;
  return place === undefined ? wording.textGeneral : fill(wording.textAboutPlace, { place });
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

function factsOf(planner: Planner, page: PageFrame): PageFacts {
  const { model } = planner;
  const { site, urls } = model;
  const { business } = site;
  return {
    url: page.path === undefined ? undefined : urls.absolute(page.path),
    business: {
      type: business.type,
      name: business.name,
      description: business.description,
      url: urls.absolute(urls.home),
      telephone: model.mainPhone.href.slice('tel:'.length),
      email: business.email,
      image: shareImage(planner, fillCard(homeCard(planner), tokensOf(planner, { path: urls.home }))).src,
      logo: urls.absolute('/icon-512.png'),
      priceRange: business.priceRange,
      country: business.address.country,
      street: business.address.street,
      opening: business.hours.opening,
      emergencyLine: business.hours.alwaysOpenForEmergencies,
      rating: business.rating,
      sameAs: business.sameAs,
    },
    area: areaOf(planner, page),
    breadcrumbs: page.breadcrumbs.map(({ text, href }) => ({
      text,
      href: href === undefined ? undefined : urls.origin + href,
    })),
    service: page.service && serviceFacts(planner, page.service),
  };
}

function areaOf({ model }: Planner, page: PageFrame): AreaFacts {
  const place = page.city ?? page.county;
  if (place) {
    const { geo, postalCode, radiusMeters, name } = place.data;
    const locality = 'seat' in place.data ? place.data.seat : name;
    return {
      isHome: false,
      locality,
      region: place.state,
      postalCode,
      latitude: geo.latitude,
      longitude: geo.longitude,
      radiusMeters,
    };
  }
  const { address, geo, radiusMeters } = model.site.business;
  const { locality, region, postalCode } = address;
  return { isHome: true, locality, region, postalCode, latitude: geo.latitude, longitude: geo.longitude, radiusMeters };
}

function serviceFacts({ model }: Planner, service: Service): ServiceFacts {
  const places = service.cities
    .flatMap((slug) => model.cities.get(slug) ?? [])
    .map((city) => `${city.data.name}, ${city.state}`);
  return {
    name: service.data.title,
    description: service.data.description,
    serviceType: service.data.schema.serviceType,
    areaServed: [...new Set([...places, ...service.data.schema.areaServed])],
  };
}
