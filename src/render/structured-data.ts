/** PageFacts → JSON-LD with schema.org's vocabulary. Pure. */
import type {
  BreadcrumbList,
  GeoCircle,
  Graph,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Service,
  Thing,
} from 'schema-dts';
import type { AreaFacts, BusinessFacts, PageFacts } from '../routes/page-facts.ts';

type DayOfWeek = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

const everyDay: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Escaped for a script element, which nothing in it can close. */
export function structuredData(facts: PageFacts): string {
  const nodes: Thing[] = [businessNode(facts)];
  if (facts.breadcrumbs.length > 0) nodes.push(breadcrumbNode(facts));
  if (facts.service) nodes.push(serviceNode(facts, facts.service));
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return escapeForScript(JSON.stringify(graph));
}

/** Escapes what could end a script element or a line of script. */
export function escapeForScript(json: string): string {
  const escapes: Record<string, string> = {
    '<': '\\u003c',
    '>': '\\u003e',
    '&': '\\u0026',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  };
  return json.replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

/** A place's page describes the business as it works there: a node of its own that is part of the business. */
function businessId(facts: PageFacts): string {
  const url = facts.areaUrl ?? facts.url;
  return facts.area.isHome || url === undefined ? `${facts.business.url}#business` : `${url}#business`;
}

function businessNode(facts: PageFacts): Thing {
  const { business, area } = facts;
  const street = area.isHome ? business.street : area.street;
  const node: HomeAndConstructionBusiness = {
    // The data names the subtype, which `treesite check` validates against schema.org's list.
    '@type': business.type as 'HomeAndConstructionBusiness',
    '@id': businessId(facts),
    name: business.name,
    description: business.description,
    url: area.isHome ? business.url : (facts.areaUrl ?? facts.url ?? business.url),
    telephone: business.telephone,
    image: area.isHome ? business.image : facts.image,
    logo: business.logo,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: area.locality,
      addressRegion: area.region,
      postalCode: area.postalCode,
      addressCountry: business.country,
      ...(street === undefined ? {} : { streetAddress: street }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: area.latitude, longitude: area.longitude },
    areaServed: serviceCircle(area),
    openingHoursSpecification: business.opening.map((hours) => openingHours(hours.days as DayOfWeek[], hours)),
    ...(business.specialHours.length > 0
      ? { specialOpeningHoursSpecification: business.specialHours.map(hoursSpecification) }
      : {}),
    ...(business.email === undefined ? {} : { email: business.email }),
    ...(business.emergencyLine ? { contactPoint: emergencyLine(business) } : {}),
    ...(business.rating ? { aggregateRating: ratingOf(business.rating) } : {}),
    ...(business.sameAs.length > 0 ? { sameAs: business.sameAs } : {}),
    ...(area.isHome
      ? {}
      : {
          parentOrganization: {
            '@type': 'Organization',
            '@id': `${business.url}#business`,
            name: business.name,
            url: business.url,
          },
        }),
  };
  return node;
}

function serviceCircle({ latitude, longitude, radiusMeters }: AreaFacts): GeoCircle {
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: radiusMeters,
  };
}

function openingHours(
  days: DayOfWeek[],
  { opens, closes }: { opens: string; closes: string },
): OpeningHoursSpecification {
  return hoursSpecification({ dayOfWeek: days, opens, closes });
}

function hoursSpecification<Hours extends object>(hours: Hours) {
  return { '@type': 'OpeningHoursSpecification' as const, ...hours };
}

function emergencyLine(business: BusinessFacts) {
  return {
    '@type': 'ContactPoint' as const,
    contactType: 'emergency',
    telephone: business.telephone,
    hoursAvailable: openingHours(everyDay, { opens: '00:00', closes: '23:59' }),
  };
}

function ratingOf({ value, best, count }: { value: number; best: number; count: number }) {
  return { '@type': 'AggregateRating' as const, ratingValue: value, bestRating: best, ratingCount: count };
}

function breadcrumbNode({ breadcrumbs, url }: PageFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...((href ?? url) === undefined ? {} : { item: href ?? url ?? '' }),
    })),
  };
}

function serviceNode(facts: PageFacts, service: NonNullable<PageFacts['service']>): Service {
  return {
    '@type': 'Service',
    '@id': `${facts.url ?? ''}#service`,
    name: service.name,
    description: service.description,
    serviceType: service.serviceType,
    areaServed: service.areaServed,
    provider: { '@id': businessId(facts) },
    ...(facts.url === undefined ? {} : { url: facts.url }),
  };
}
