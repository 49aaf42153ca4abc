/** Sample locations for a new site in each state and country: its center, and an area code. */
import { findState } from '../../domain/geography/regions.ts';

/**
 * Centers of the Census shapes, to a tenth of a degree; if that is in the sea (HI and the islands), the largest town.
 * So imprecise that they are recognizable as samples.
 */
const places =
  'AL 205 32.8 -86.8, AK 907 63.9 -152.4, AZ 602 34.3 -111.7, AR 501 34.9 -92.4, CA 916 37.2 -119.5, CO 303 39 -105.5, CT 203 41.6 -72.7, DE 302 39 -75.5, DC 202 38.9 -77, FL 850 28.6 -82.5, GA 404 32.6 -83.4, HI 808 21.3 -157.9, ID 208 44.4 -114.6, IL 217 40 -89.2, IN 317 39.9 -86.3, IA 515 42.1 -93.5, KS 785 38.5 -98.4, KY 502 37.5 -85.3, LA 225 31 -92, ME 207 45.3 -69.2, MD 410 39 -76.8, MA 617 42.3 -71.8, MI 517 44.3 -85.4, MN 651 46.3 -94.3, MS 601 32.7 -89.7, MO 573 38.4 -92.5, MT 406 47.1 -109.6, NE 402 41.5 -99.8, NV 775 39.3 -116.6, NH 603 43.7 -71.6, NJ 609 40.2 -74.7, NM 505 34.4 -106.1, NY 518 42.9 -75.5, NC 919 35.6 -79.4, ND 701 47.5 -100.5, OH 614 40.3 -82.8, OK 405 35.6 -97.5, OR 503 43.9 -120.6, PA 717 40.9 -77.8, RI 401 41.7 -71.6, SC 803 33.9 -80.9, SD 605 44.4 -100.2, TN 615 35.9 -86.3, TX 512 31.5 -99.3, UT 801 39.3 -111.7, VT 802 44.1 -72.7, VA 804 37.5 -78.8, WA 360 47.4 -120.5, WV 304 38.6 -80.6, WI 608 44.6 -90, WY 307 43 -107.6, PR 787 18.2 -66.5, VI 340 18.3 -64.9, GU 671 13.5 144.8, MP 670 15.2 145.7, AS 684 -14.3 -170.7';

/** Country, state if addresses contain one, time zone, area code in North America or the country's code, latitude and longitude. */
const placesAbroad = [
  'CA AB America/Edmonton 403 52.5 -113.8, CA BC America/Vancouver 604 50 -120.5, CA MB America/Winnipeg 204 50 -98',
  'CA NB America/Moncton 506 46.4 -66.5, CA NL America/St_Johns 709 48.9 -55.6, CA NS America/Halifax 902 45 -63.3',
  'CA NT America/Yellowknife 867 62.5 -114.4, CA NU America/Iqaluit 867 63.7 -68.5, CA ON America/Toronto 519 44 -80',
  'CA PE America/Halifax 902 46.3 -63.3, CA QC America/Toronto 418 47 -72, CA SK America/Regina 306 51.5 -106',
  'CA YT America/Whitehorse 867 61 -135',
  'AU ACT Australia/Sydney - -35.4 149.1, AU NSW Australia/Sydney - -32.5 147.5, AU NT Australia/Darwin - -13.5 131.5',
  'AU QLD Australia/Brisbane - -24 149, AU SA Australia/Adelaide - -33.5 138.5, AU TAS Australia/Hobart - -42 146.6',
  'AU VIC Australia/Melbourne - -37 144.5, AU WA Australia/Perth - -31.9 117',
  'GB - Europe/London - 52.5 -1.5, IE - Europe/Dublin +353 53.2 -7.7, NZ - Pacific/Auckland +64 -38.7 176.1',
  'ZA - Africa/Johannesburg +27 -29 26, AT - Europe/Vienna +43 47.6 14.1, BE - Europe/Brussels +32 50.6 4.7',
  'CH - Europe/Zurich +41 46.8 8.2, DE - Europe/Berlin +49 51 10.3, DK - Europe/Copenhagen +45 56 9.3',
  'ES - Europe/Madrid +34 40.2 -3.6, FI - Europe/Helsinki +358 62 25.5, FR - Europe/Paris - 46.6 2.5',
  'MX YUC America/Mexico_City +52 20.8 -89',
  'IT - Europe/Rome +39 42.8 12.8, NL - Europe/Amsterdam +31 52.2 5.5, NO - Europe/Oslo +47 60.5 10',
  'PT - Europe/Lisbon +351 39.6 -8, SE - Europe/Stockholm +46 59.5 15',
];

export interface SamplePlace {
  country: string;
  timeZone: string;
  /** Abbreviated; the country's code where addresses contain no state. */
  state: string;
  /** In North America; elsewhere the country's calling code with a plus. */
  areaCode?: string;
  latitude: number;
  longitude: number;
}

const inStates = places.split(', ').map((entry) => `US ${entry.replace(' ', ' - ')}`);

export const samplePlaces = [...inStates, ...placesAbroad.flatMap((line) => line.split(', '))].map(
  (entry): SamplePlace => {
    const [country = '', region = '', zone = '', code = '', latitude, longitude] = entry.split(' ');
    const state = region === '-' ? country : region;
    const timeZone = zone === '-' ? (findState(state)?.timeZone ?? '') : zone;
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    return { country, state, timeZone, ...point, ...(code !== '-' && { areaCode: code }) };
  },
);
