/** The states of the United States and where their clocks stand, for the address of a new site. */

/** Most people's time zone: some states have two. */
const states = {
  'America/New_York':
    'CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, IN Indiana, KY Kentucky, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, NH New Hampshire, NJ New Jersey, NY New York, NC North Carolina, OH Ohio, PA Pennsylvania, RI Rhode Island, SC South Carolina, VT Vermont, VA Virginia, WV West Virginia',
  'America/Chicago':
    'AL Alabama, AR Arkansas, IL Illinois, IA Iowa, KS Kansas, LA Louisiana, MN Minnesota, MS Mississippi, MO Missouri, NE Nebraska, ND North Dakota, OK Oklahoma, SD South Dakota, TN Tennessee, TX Texas, WI Wisconsin',
  'America/Denver': 'CO Colorado, ID Idaho, MT Montana, NM New Mexico, UT Utah, WY Wyoming',
  'America/Phoenix': 'AZ Arizona',
  'America/Los_Angeles': 'CA California, NV Nevada, OR Oregon, WA Washington',
  'America/Anchorage': 'AK Alaska',
  'Pacific/Honolulu': 'HI Hawaii',
};

export interface State {
  abbreviation: string;
  name: string;
  timeZone: string;
}

const all = Object.entries(states).flatMap(([timeZone, list]) =>
  list.split(', ').map((entry): State => ({ abbreviation: entry.slice(0, 2), name: entry.slice(3), timeZone })),
);

/** By abbreviation or name, in any case. */
export function findState(typed: string): State | undefined {
  const wanted = typed.trim().toLowerCase();
  return all.find(({ abbreviation, name }) => [abbreviation.toLowerCase(), name.toLowerCase()].includes(wanted));
}

export const stateNames: readonly string[] = all.flatMap(({ abbreviation, name }) => [abbreviation, name]);
