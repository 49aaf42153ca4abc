/**
 * Counties and states with what their places add up to. Every such fact is noted by itself, so that a page depends on
 * what it shows: an edit of a place's description changes no list of names. Pure.
 */

import { slugify } from '../domain/addresses/slug.ts';
import type { Urls } from '../domain/addresses/urls.ts';
import { etaRange } from '../domain/geography/distance.ts';
import { regionName } from '../domain/geography/us-states.ts';
import { isListedByState } from '../domain/list-limits.ts';
import type { ReadNotes } from '../memo/read-notes.ts';
import type { Site } from '../schema/types.gen.ts';
import { Groups } from './groups.ts';
import type { City, County, Entity, State } from './site-model.ts';
import type { CountySummary } from './summary.ts';

interface Linking {
  byCounty: Groups<City>;
  notes: ReadNotes;
  /** BCP 47: names are in the order of this language. */
  language: string;
}

export function countyLinker({ byCounty, notes, language }: Linking) {
  const { compare } = new Intl.Collator(language);
  return (county: Entity<CountySummary> & { state: string }): County => {
    const { slug } = county;
    const inside = byCounty.of(slug);
    let names: County['placeNames'] | undefined;
    return {
      ...county,
      get cities() {
        notes.note(`cities of county ${slug}`);
        return inside.map((city) => city.slug);
      },
      get averageResponse() {
        notes.note(`cities of county ${slug}`);
        return etaRange(inside.map(({ data }) => data.eta));
      },
      get placeNames() {
        notes.note(`place names of county ${slug}`);
        names ??= inside
          .map((city) => ({ slug: city.slug, name: city.data.name }))
          .sort((a, b) => compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
        return names;
      },
      get featured() {
        notes.note(`featured places of county ${slug}`);
        return inside.filter(({ data }) => data.featuredInCounty).map((city) => city.slug);
      },
    };
  };
}

interface StateLinking extends Linking {
  urls: Urls;
  address: Site['business']['address'];
}

/** By the names of the states; none where counties are few enough to be listed together. */
export function linkStates(
  counties: readonly County[],
  { byCounty, notes, language, urls, address }: StateLinking,
): State[] {
  const byState = new Groups<County>();
  for (const county of counties) byState.add(county.state, county);
  const codes = [...byState.keys()];
  if (!isListedByState(counties.length, codes.length)) return [];
  const { compare } = new Intl.Collator(language);
  const states = codes.map((code): State => {
    const inside = byState.of(code);
    const name = regionName(code, address);
    const places = () => inside.flatMap(({ slug }) => byCounty.of(slug));
    return {
      ...{ slug: code, code, name, path: urls.of('county', slugify(name)) },
      get counties() {
        notes.note(`counties of state ${code}`);
        return inside.map(({ slug }) => slug);
      },
      get placeCount() {
        notes.note(`cities of state ${code}`);
        return places().length;
      },
      get averageResponse() {
        notes.note(`cities of state ${code}`);
        return etaRange(places().map(({ data }) => data.eta));
      },
    };
  });
  return states.sort((a, b) => compare(a.name, b.name));
}
