/** US states and territories with their names and time zones, the provinces of Canada, and the states of Australia. Pure. */
import { withoutAccents } from '../../text/strings.ts';

/** Abbreviation, census code and name, by time zone: for states with two, the one that most people live in. */
const states = {
  'America/New_York':
    'CT 09 Connecticut, DE 10 Delaware, DC 11 District of Columbia, FL 12 Florida, GA 13 Georgia, IN 18 Indiana, KY 21 Kentucky, ME 23 Maine, MD 24 Maryland, MA 25 Massachusetts, MI 26 Michigan, NH 33 New Hampshire, NJ 34 New Jersey, NY 36 New York, NC 37 North Carolina, OH 39 Ohio, PA 42 Pennsylvania, RI 44 Rhode Island, SC 45 South Carolina, VT 50 Vermont, VA 51 Virginia, WV 54 West Virginia',
  'America/Chicago':
    'AL 01 Alabama, AR 05 Arkansas, IL 17 Illinois, IA 19 Iowa, KS 20 Kansas, LA 22 Louisiana, MN 27 Minnesota, MS 28 Mississippi, MO 29 Missouri, NE 31 Nebraska, ND 38 North Dakota, OK 40 Oklahoma, SD 46 South Dakota, TN 47 Tennessee, TX 48 Texas, WI 55 Wisconsin',
  'America/Denver': 'CO 08 Colorado, ID 16 Idaho, MT 30 Montana, NM 35 New Mexico, UT 49 Utah, WY 56 Wyoming',
  'America/Phoenix': 'AZ 04 Arizona',
  'America/Los_Angeles': 'CA 06 California, NV 32 Nevada, OR 41 Oregon, WA 53 Washington',
  'America/Anchorage': 'AK 02 Alaska',
  'Pacific/Honolulu': 'HI 15 Hawaii',
  'America/Puerto_Rico': 'PR 72 Puerto Rico, VI 78 Virgin Islands',
  'Pacific/Guam': 'GU 66 Guam, MP 69 Northern Mariana Islands',
  'Pacific/Pago_Pago': 'AS 60 American Samoa',
};

/** The other zones of states with two. Towns of Alabama near Georgia keep the time of Georgia. */
const furtherZones = {
  'America/New_York': 'AL TN',
  'America/Chicago': 'FL IN KY MI',
  'America/Denver': 'AZ KS ND NE NV OR SD TX',
  'America/Los_Angeles': 'ID',
  'America/Adak': 'AK',
};

/** By country. */
const elsewhere = {
  CA:
    'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, ' +
    'NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon',
  AU:
    'ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia, ' +
    'TAS Tasmania, VIC Victoria, WA Western Australia',
};

/** Where the business is. */
export interface Home {
  /** The abbreviation of its state, or another name of a region. */
  region: string;
  country: string;
}

interface Region {
  abbreviation: string;
  name: string;
}

export interface State extends Region {
  /** The first two digits of its counties' census codes. */
  code: string;
  /** That of most people in the state. */
  timeZone: string;
}

interface RegionList<Found extends Region = Region> {
  /** By abbreviation or name, in any case. */
  find: (typed: string) => Found | undefined;
  /** Abbreviations and names. */
  names: readonly string[];
}

function toRegionList<Found extends Region>(regions: readonly Found[]): RegionList<Found> {
  const words = regions.flatMap((region) => [region.abbreviation, region.name].map((word) => ({ word, region })));
  const byName = new Map(words.map(({ word, region }) => [comparableName(word), region]));
  return {
    find: (typed) => byName.get(comparableName(typed)),
    names: words.map(({ word }) => word),
  };
}

/** Lower case, without accents and periods: Québec → quebec, N.C. → nc. */
function comparableName(name: string): string {
  return withoutAccents(name).replaceAll('.', '').trim().toLowerCase();
}

function toRegions(list: string): Region[] {
  return list.split(', ').map((entry) => {
    const [abbreviation = '', ...name] = entry.split(' ');
    return { abbreviation, name: name.join(' ') };
  });
}

const all = Object.entries(states).flatMap(([timeZone, list]) =>
  toRegions(list).map(({ abbreviation, name }): State => {
    return { abbreviation, code: name.slice(0, 2), name: name.slice(3), timeZone };
  }),
);

const ofUnitedStates = toRegionList(all);

export const { find: findState, names: stateNames } = ofUnitedStates;

const lists = new Map<string, RegionList>([
  ['US', ofUnitedStates],
  ...Object.entries(elsewhere).map(([country, list]) => [country, toRegionList(toRegions(list))] as const),
]);

/** The states or provinces of a country; undefined for countries other than the United States, Canada and Australia. */
export function regionsOf(country: string): RegionList | undefined {
  return lists.get(country);
}

/** All time zones of a state, most people's first. */
export function timeZonesOf({ abbreviation, timeZone }: State): string[] {
  const further = Object.entries(furtherZones).filter(([, list]) => list.split(' ').includes(abbreviation));
  return [timeZone, ...further.map(([zone]) => zone)];
}

/** The state by this name, or otherwise that of the address; undefined outside the United States. */
export function stateOfAddress(address: Home, name: string | undefined = address.region): State | undefined {
  return address.country === 'US' ? findState(name) : undefined;
}

/** By the first digits of a census code. */
export function stateOfCode(code: string): State | undefined {
  return all.find((state) => code.startsWith(state.code));
}

/** The abbreviation of the state; undefined for an unknown state, which is reported at its field. */
export function regionCode({ region, country }: Home): string | undefined {
  const regions = regionsOf(country);
  return regions ? regions.find(region)?.abbreviation : region;
}

/** VT → Vermont; an unknown abbreviation is returned unchanged. */
export function regionName(abbreviation: string, home: Home & { regionName: string }): string {
  if (abbreviation === home.region) return home.regionName;
  return regionsOf(home.country)?.find(abbreviation)?.name ?? abbreviation;
}
