/** Diagnostics of states, postal codes, census codes and coordinates. */
import type { CatalogEntry } from './catalog-entry.ts';

export const geography = {
  'time-zone/state': {
    severity: 'warning',
    title: 'The time zone is not one of the business’s state or country',
    why: 'Pages would show “Open now” and dated notices at the wrong hours.',
    fix: 'Write the time zone of the business: timeZone: America/Chicago. If the business keeps the time of another state, allow this warning in checks.allow, with a reason.',
  },
  'postal-code/form': {
    title: 'A postal code has the wrong format for its country',
    why: 'Maps and search engines use it to locate the business.',
    fix: 'In the United States, write five digits in quotes: "05156". Elsewhere, set country in business.address. Postal codes of the United States, Canada and the United Kingdom are checked; in other countries, any code is accepted.',
  },
  'postal-code/state': {
    severity: 'warning',
    title: 'A postal code belongs to another state',
    why: 'Maps and search engines would locate the business or the place in the wrong state. The first digits of a ZIP code, or the first letter of a Canadian postal code, name the state.',
    fix: 'Correct the code or the state. If a post office across the border serves the place, allow this warning in checks.allow, with a reason.',
  },
  'region/unknown': {
    title: 'The business’s state is not a known abbreviation',
    why: 'The URLs and file names of all places end with it.',
    fix: 'Write region: VT and regionName: Vermont. Outside the United States, set country: as well.',
  },
  'region/name': {
    title: 'region and regionName of the business do not match',
    why: 'The pages would name a state that the business is not in.',
    fix: 'Correct region or regionName in business.address, so that both mean the same state.',
  },
  'county/fips': {
    title: 'A census code belongs to another county',
    why: 'The map would show the wrong county, or none.',
    fix: 'Look up the code on census.gov: two digits for the state, three for the county.',
  },
  'county/name': {
    severity: 'warning',
    title: 'A county has a name similar to one of its state, or that of two',
    why: 'The map draws a county by its name, and would omit this one.',
    fix: 'Correct the name, adding the word County or City where both exist, or the state. If the name is right, write the census code as fips:, or allow this warning in checks.allow, with a reason.',
  },
  'city/county-state': {
    severity: 'warning',
    title: 'A place and its county are in different states',
    why: 'Lists, maps and search engines would show the place in the wrong state.',
    fix: 'Use the county that the place is in. If it is in another state than the business, write state: in both files.',
  },
  'place/outside-county': {
    severity: 'warning',
    title: 'Coordinates lie outside the county of a place, or the state of the business',
    why: 'The map, the distances to other places and search engines would use the wrong location. Differences up to 3 miles are not reported, because towns cross county lines and the map outlines are simplified. treesite has no list of towns: another town’s coordinates in the same county are reported only if that town is a place of the site, too (place/same-spot).',
    fix: 'Correct latitude and longitude, or the county or the address. If both are right, allow this warning in checks.allow, with a reason.',
  },
  'place/same-spot': {
    severity: 'warning',
    title: 'Two places have the same coordinates',
    why: 'One of them would be shown in the wrong location. The coordinates were probably copied with the file.',
    fix: 'Correct latitude and longitude in the file where they are wrong. If both are right, allow this warning in checks.allow, with a reason.',
  },
  'place/wrong-coordinates': {
    title: 'A longitude has the wrong sign, or latitude and longitude are swapped',
    why: 'The place would be on the other side of the world: on the map, in distances, and for search engines.',
    fix: 'Write the coordinates as the message says. In the United States, latitudes are positive and longitudes are negative.',
  },
  'place/far-away': {
    severity: 'warning',
    title: 'A place is more than 300 miles (480 km) from the business, or on the wrong side of Greenwich',
    why: 'The map, the distances and search engines would use this location. In the United States, coordinates are compared with the outline of the county instead (place/outside-county).',
    fix: 'Check latitude and longitude. West of Greenwich, as in the United States, longitudes are negative: -77.05. If both are right, allow this warning in checks.allow, with a reason.',
  },
} as const satisfies Record<string, CatalogEntry>;
