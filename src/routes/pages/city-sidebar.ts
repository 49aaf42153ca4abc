/** Plans the sidebar of a place's page: its facts, postal codes and neighbors. Pure. */
import { formatAddress } from '../../domain/geography/conventions.ts';
import { kilometersPerMile } from '../../domain/geography/distance.ts';
import { decimalFormat } from '../../domain/texts/languages.ts';
import { fill } from '../../domain/texts/tokens.ts';
import type { City, County } from '../../model/site-model.ts';
import type { CityFile } from '../../schema/types.gen.ts';
import { placeLink } from '../cards.ts';
import type { Planner } from '../planner.ts';
import type { CityProps } from '../props/page-props.ts';
import type { Fact } from '../props/part-props.ts';

export function planSidebar(
  planner: Planner,
  city: City,
  { data, county }: { data: CityFile; county: County | undefined },
): CityProps['sidebar'] {
  return {
    isContact: !data.contactBand,
    coverage: data.coverage.length > 0 ? data.coverage : data.neighborhoods,
    facts: [...ownFacts(planner, data, county), ...data.quickFacts],
    zipCodes: {
      label: data.zipCodesLabel ?? planner.model.site.wording.zipCodes,
      codes: data.zipCodes.length > 0 ? data.zipCodes : [data.postalCode],
    },
    nearby: nearbyLinks(planner, city),
  };
}

function ownFacts({ model }: Planner, data: CityFile, county: County | undefined): Fact[] {
  const { wording, business } = model.site;
  const { name: locality, street, state: region = business.address.region, postalCode } = data;
  const office =
    street === undefined ? undefined : formatAddress({ ...business.address, street, locality, region, postalCode });
  const promise = data.emergencyPromise ?? business.emergencyPromise ?? '';
  return [
    ...(county ? [{ label: wording.county, value: county.data.name }] : []),
    ...(data.population === undefined
      ? []
      : [{ label: wording.population, value: data.population, note: data.populationNote }]),
    ...(data.eta === undefined ? [] : [{ label: wording.eta, value: data.eta }]),
    ...(promise === '' ? [] : [{ label: wording.emergencyResponse, value: promise }]),
    ...(office === undefined ? [] : [{ label: wording.office, value: office }]),
  ];
}

function nearbyLinks(planner: Planner, city: City): CityProps['sidebar']['nearby'] {
  const { wording, language } = planner.model.site;
  const format = planner.once('distances', () => decimalFormat(language));
  return planner.model.nearby(city).flatMap(({ slug, miles }) => {
    const other = planner.model.cities.get(slug);
    if (!other) return [];
    const water = waterTo(city, slug) ?? waterTo(other, city.slug);
    return {
      distance: fill(wording.milesAway, {
        miles: format(miles),
        kilometers: format(miles * kilometersPerMile),
      }),
      note: water === undefined ? undefined : fill(wording.acrossWater, { water }),
      ...placeLink(planner, other),
    };
  });
}

/** Uses `for in`, because V8 is slow to look up missing keys, and most places have none. */
function waterTo({ data: { acrossWater } }: City, slug: string): string | undefined {
  for (const name in acrossWater) if (name === slug) return acrossWater[name];
  return undefined;
}
