/** Plans a page's facts for search engines: the business, the area, the service. Pure. */
import { regionForMachines } from '../domain/geography/conventions.ts';
import type { Service } from '../model/site-model.ts';
import { areasOf } from './cards.ts';
import { specialHours } from './closed-days.ts';
import type { PageFrame } from './frame/page-frame.ts';
import type { AreaFacts, BusinessFacts, PageFacts, ServiceFacts } from './page-facts.ts';
import type { Planner } from './planner.ts';
import { siteImage } from './share-card.ts';

export function factsOf(planner: Planner, page: PageFrame, image: string): PageFacts {
  const { urls } = planner.model;
  return {
    url: page.path === undefined ? undefined : urls.absolute(page.path),
    ...(page.continues === undefined ? {} : { areaUrl: urls.absolute(page.continues) }),
    image,
    business: planner.once('facts of the business', () => businessFacts(planner)),
    area: areaOf(planner, page),
    breadcrumbs: page.breadcrumbs.map(({ text, href }) => ({
      text,
      href: href === undefined ? undefined : urls.origin + href,
    })),
    service: page.service && serviceFacts(planner, page.service),
  };
}

function businessFacts(planner: Planner): BusinessFacts {
  const { site, urls, mainPhone } = planner.model;
  const { business } = site;
  return {
    type: business.type,
    name: business.name,
    description: business.description,
    url: urls.absolute(urls.home),
    telephone: mainPhone.href.slice('tel:'.length),
    email: business.email,
    image: siteImage(planner),
    logo: urls.absolute(logoPath(planner)),
    priceRange: business.priceRange,
    country: business.address.country,
    street: business.address.street,
    opening: business.hours.opening,
    specialHours: specialHours(planner),
    emergencyLine: business.hours.alwaysOpenForEmergencies,
    rating: business.rating,
    sameAs: business.sameAs,
  };
}

/** The site's logo, or the largest icon. */
function logoPath({ model, assets, reads }: Planner): string {
  const { logo } = model.site.business;
  if (logo) reads.track(['picture', logo.image]);
  return (logo && assets.pictures.get(logo.image)?.path) ?? '/icon-512.png';
}

function areaOf({ model }: Planner, page: PageFrame): AreaFacts {
  const place = page.city ?? page.county;
  if (place) {
    const { geo, postalCode, radiusMeters, name } = place.data;
    const locality = ('seat' in place.data ? place.data.seat : undefined) ?? name;
    return {
      isHome: false,
      street: page.street,
      locality,
      region: regionForMachines(place.state, model.site.business.address),
      postalCode,
      latitude: geo.latitude,
      longitude: geo.longitude,
      radiusMeters,
    };
  }
  const { address, geo, radiusMeters } = model.site.business;
  const { locality, postalCode } = address;
  const region = regionForMachines(address.region, address);
  return { isHome: true, locality, region, postalCode, latitude: geo.latitude, longitude: geo.longitude, radiusMeters };
}

function serviceFacts(planner: Planner, service: Service): ServiceFacts {
  const { model } = planner;
  const { schema } = model.serviceFile(service);
  const places = areasOf(planner, service).map(
    ({ data, state }) => `${data.name}, ${regionForMachines(state, model.site.business.address)}`,
  );
  return {
    name: service.data.title,
    description: service.data.description,
    serviceType: schema.serviceType,
    areaServed: [...new Set([...places, ...schema.areaServed])],
  };
}
