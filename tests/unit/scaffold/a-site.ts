/** Builders for the tests of this folder: a small site as `treesite new` knows it. */
import { expect } from 'vitest';
import type { Hints } from '../../../src/scaffold/placeholder.ts';
import type { NewRequest } from '../../../src/scaffold/plan-new.ts';
import type { SiteFacts } from '../../../src/scaffold/site-facts.ts';
import { noOwnFields } from '../../../src/schema/own/own-fields.ts';
import { emptyRecords } from '../../../src/schema/records.ts';
import type { CountyFile, Site } from '../../../src/schema/types.gen.ts';

const business = {
  name: 'High Desert Pianos',
  address: { region: 'OR', country: 'US' },
  geo: { latitude: 44.1, longitude: -121.3 },
  radiusMeters: 60000,
};

const present = ['site.yaml', 'cities/bend-or.yaml', 'counties/crook-county-or.yaml', 'pages/about.yaml'];

/** The data files of the site, with the texts of more. */
export function texts(more: Record<string, string>): SiteFacts['texts'] {
  return new Map([...present.map((file) => [file, ''] as const), ...Object.entries(more)]);
}

export function aSite(changes: Partial<SiteFacts> = {}): SiteFacts {
  return {
    unread: [],
    records: emptyRecords(),
    invalid: new Set(),
    site: { business } as unknown as Site,
    home: business.address,
    keys: { tiers: ['near', 'far'], categories: ['tuning'], priorities: ['main'], cardPriorities: ['high'] },
    counties: new Map([
      [
        'crook-county-or',
        { name: 'Crook County', geo: { latitude: 44.3, longitude: -120.9 } } as unknown as CountyFile,
      ],
    ]),
    slugs: { city: ['bend-or'], county: ['crook-county-or', 'deschutes-county-or'], service: ['piano-tuning'] },
    reviewLists: [],
    reviewIds: [],
    folder: 'data',
    read: {
      sources: [],
      images: [{ name: 'piano.svg', file: '', absolute: '' }],
      icons: [],
      diagnostics: [],
      isComplete: true,
    },
    texts: texts({}),
    schemaFolder: '../src/schema',
    own: noOwnFields,
    ...changes,
  };
}

export function aSiteIn(region: string, country: string): SiteFacts {
  return aSite({ home: { region, country }, counties: new Map(), slugs: { city: [], county: [], service: [] } });
}

export function aRequest(changes: Partial<NewRequest> = {}): NewRequest {
  return { kind: 'city', name: 'Prineville', given: {}, withCounty: false, today: '2026-06-01', ...changes };
}

export function someHints(changes: Partial<Hints> = {}): Hints {
  return { ...aSite(), today: '2026-06-01', inherited: () => undefined, ...changes };
}

/** What `toThrow` compares with. */
export function anError(code: 'TREESITE_USAGE' | 'TREESITE_REFUSED', message: unknown = expect.any(String)): unknown {
  return expect.objectContaining({ code, message });
}
