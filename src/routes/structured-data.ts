/** Plans a page's structured data for search engines (JSON-LD): the business as it works there, the breadcrumbs, the service or the post. Pure. */
import type {
  BlogPosting,
  BreadcrumbList,
  GeoCoordinates,
  Graph,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Service as ServiceNode,
  Thing,
} from 'schema-dts';
import { regionForMachines } from '../domain/geography/conventions.ts';
import { localityOf } from '../domain/geography/place-names.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Post, Service } from '../model/site-model.ts';
import type { Geo } from '../schema/types.gen.ts';
import { areasOf } from './cards.ts';
import { picture } from './parts.ts';
import type { Planner } from './planner.ts';
import type { PageFrame } from './route.ts';
import { upcomingExceptions, weekdays, weekdaysOf } from './scheduled-texts.ts';
import { siteImage } from './share-card.ts';
import { phoneOf } from './token-values.ts';

/** `image`: the absolute URL of the page's share card. */
export function planStructuredData(planner: Planner, page: PageFrame, image: string): Graph {
  const nodes: Thing[] = [businessNode(planner, page, image)];
  if (page.breadcrumbs.length > 0) nodes.push(breadcrumbNode(planner, page));
  if (page.service) nodes.push(serviceNode(planner, page, page.service));
  if (page.post) nodes.push(postNode(planner, page, { post: page.post, image }));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Undefined on 404 pages. */
function urlOf({ model: { urls } }: Planner, path: PagePath | undefined): string | undefined {
  return path === undefined ? undefined : urls.absolute(path);
}

function mainBusinessId({ model: { urls } }: Planner): string {
  return `${urls.absolute(urls.original(urls.home))}#business`;
}

/** The URL of the place that a page is about, on further pages of a county's list that of the first. Undefined on other pages. */
function placeUrl(planner: Planner, { city, county, continues, path }: PageFrame): string | undefined {
  return city || county ? urlOf(planner, continues ?? path) : undefined;
}

/** A place's page describes the business as it works there: a node of its own that is part of the business. */
function businessId(planner: Planner, page: PageFrame): string {
  const url = placeUrl(planner, page);
  return url === undefined ? mainBusinessId(planner) : `${url}#business`;
}

function businessNode(planner: Planner, page: PageFrame, image: string): Thing {
  const { site, urls, mainPhone } = planner.model;
  const { business } = site;
  const { address, hours } = business;
  const home = urls.absolute(urls.home);
  const place = page.city ?? page.county;
  const { geo, postalCode, radiusMeters } = place ? place.data : { ...business, postalCode: address.postalCode };
  const locality = page.city
    ? localityOf(page.city.data.name, address.country)
    : page.county
      ? page.county.data.seat
      : address.locality;
  const street = page.city ? planner.model.fileOf('city', page.city).street : page.county ? undefined : address.street;
  // Elsewhere another number may only count calls; an office has its own.
  const isOffice = page.city !== undefined && street !== undefined;
  const telephone = (isOffice ? phoneOf(planner, page) : mainPhone).href.slice('tel:'.length);
  const exceptions = upcomingExceptions(planner);
  const node: HomeAndConstructionBusiness = {
    // The data names the subtype, which is checked against schema.org's list when the file is read.
    '@type': business.type as 'HomeAndConstructionBusiness',
    '@id': businessId(planner, page),
    name: business.name,
    description: business.description,
    url: placeUrl(planner, page) ?? home,
    telephone,
    image: place ? image : siteImage(planner),
    logo: urls.absolute(logoPath(planner)),
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      ...(locality !== undefined && { addressLocality: locality }),
      addressRegion: regionForMachines(place?.data.state ?? address.region, address),
      postalCode,
      addressCountry: address.country,
      ...(street === undefined ? {} : { streetAddress: street }),
    },
    geo: pointOf(geo),
    areaServed: { '@type': 'GeoCircle', geoMidpoint: pointOf(geo), geoRadius: radiusMeters },
    openingHoursSpecification: hours.opening.map(({ days, opens, closes }) =>
      hoursSpecification({ dayOfWeek: days, opens, closes }),
    ),
    // Search engines read midnight to midnight as closed: https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
    ...(exceptions.length > 0 && {
      specialOpeningHoursSpecification: exceptions.map((exception) => {
        const { date, until = date, opens = '00:00', closes = '00:00' } = exception;
        // The dates say it already, but some validators require the days of every specification of hours.
        const dayOfWeek = weekdaysOf(exception);
        return hoursSpecification({ dayOfWeek, validFrom: date, validThrough: until, opens, closes });
      }),
    }),
    ...(business.email !== undefined && { email: business.email }),
    ...(hours.alwaysOpenForEmergencies && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone,
        hoursAvailable: hoursSpecification({ dayOfWeek: weekdays, opens: '00:00', closes: '23:59' }),
      },
    }),
    ...(business.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: business.rating.value,
        bestRating: business.rating.best,
        ratingCount: business.rating.count,
      },
    }),
    ...(business.sameAs.length > 0 && { sameAs: business.sameAs }),
    ...(place && {
      parentOrganization: {
        '@type': 'Organization',
        '@id': mainBusinessId(planner),
        name: business.name,
        url: home,
      },
    }),
  };
  return node;
}

/** The site's logo, or the largest icon. */
function logoPath({ model, assets }: Planner): string {
  const { logo } = model.site.business;
  return (logo && assets.picture(logo.image)?.path) ?? '/icon-512.png';
}

function pointOf({ latitude, longitude }: Geo): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function hoursSpecification<Hours extends object>(hours: Hours): OpeningHoursSpecification & Hours {
  return { '@type': 'OpeningHoursSpecification', ...hours };
}

function breadcrumbNode(planner: Planner, page: PageFrame): BreadcrumbList {
  const { origin } = planner.model.urls;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: page.breadcrumbs.map(({ text, href }, index) => {
      const item = href === undefined ? urlOf(planner, page.path) : origin + href;
      return { '@type': 'ListItem', position: index + 1, name: text, ...(item !== undefined && { item }) };
    }),
  };
}

function serviceNode(planner: Planner, page: PageFrame, service: Service): ServiceNode {
  const { model } = planner;
  const { schema } = model.fileOf('service', service);
  const { address } = model.site.business;
  const places = areasOf(planner, service).map(
    ({ data: { name, state } }) => `${localityOf(name, address.country)}, ${regionForMachines(state, address)}`,
  );
  const url = model.urls.absolute(service.path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.data.title,
    description: service.data.description,
    serviceType: schema.serviceType,
    areaServed: [...new Set([...places, ...schema.areaServed])],
    provider: { '@id': businessId(planner, page) },
    url,
  };
}

/** `image`: the share card, for a post without a picture. */
function postNode(planner: Planner, page: PageFrame, { post, image }: { post: Post; image: string }): BlogPosting {
  const { fileOf, urls } = planner.model;
  const { title, description, date, author } = fileOf('post', post);
  const url = urls.absolute(post.path);
  const business = { '@id': businessId(planner, page) };
  const shown = picture(planner, post.data, 'hero');
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: title,
    description,
    datePublished: date,
    dateModified: post.data.updated,
    author: author === undefined ? business : { '@type': 'Person', name: author },
    publisher: business,
    image: shown ? urls.origin + shown.src : image,
    mainEntityOfPage: url,
    ...(planner.languageLinks(post.path).length > 0 && { inLanguage: planner.model.site.language }),
  };
}
