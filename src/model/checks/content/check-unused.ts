/** Reports data that no page uses: pictures, keys of site.yaml, counties and services without places. Pure. */
import { type Diagnostic, diagnose, startOf } from '../../../diagnostics/diagnostic.ts';
import type { Records } from '../../../schema/records.ts';
import type { Service } from '../../site-model.ts';
import type { FinishedSite } from '../check.ts';

export function checkUnused(site: Omit<FinishedSite, 'now'>): Diagnostic[] {
  return [...unusedPictures(site), ...unusedKeys(site.records), ...withoutCities(site)];
}

function unusedPictures({ images, imageUses }: Pick<FinishedSite, 'images' | 'imageUses'>): Diagnostic[] {
  return images
    .filter((image) => !imageUses.has(image.name))
    .map((image) =>
      diagnose('image/unused', startOf(image.file), `No page shows ${image.name}.`, {
        hint: `Use it in a data file (image: ${image.name}), or delete it.`,
      }),
    );
}

/** Drafts count as uses. Ignores the last key of a group, which cannot be deleted. Uses may write keys as numbers. */
function unusedKeys({ site, services, cities }: Records): Diagnostic[] {
  if (!site) return [];
  const { categories, priorities, tiers } = site.value;
  const groups = [
    {
      group: 'categories',
      one: 'category',
      by: 'service',
      keys: categories,
      used: services.map((s) => s.value.category),
    },
    {
      group: 'priorities',
      one: 'priority',
      by: 'service',
      keys: priorities,
      used: services.map((s) => s.value.priority),
    },
    { group: 'tiers', one: 'tier', by: 'city', keys: tiers, used: cities.map((city) => city.value.tier) },
  ];
  return groups.flatMap(({ group, one, by, keys, used }) =>
    Object.keys(keys)
      .filter((key, _, all) => all.length > 1 && !used.some((value) => String(value) === key))
      .map((key) => {
        const message = `No ${by} has the ${one} ${key}.`;
        return diagnose('data/unused-key', site.locate.key([group, key]), message, {
          hint: `Use it in a ${by}, or delete it.`,
        });
      }),
  );
}

/** Reports counties without places; and services without places, but only if other services have some. */
function withoutCities({ records, model }: Pick<FinishedSite, 'records' | 'model'>): Diagnostic[] {
  const services = [...model.services.values()];
  const hasCities = ({ slug }: Service) => model.lists.read('cities of service', slug).length > 0;
  const sortsByPlace = services.some(hasCities);
  return [
    ...[...model.counties.values()]
      .filter(({ slug }) => model.lists.read('cities of county', slug).length === 0)
      .map(({ data, file }) =>
        diagnose('county/no-cities', startOf(file), `${data.name} has no places.`, {
          hint: 'Add a city in this county, or set draft: true.',
        }),
      ),
    ...services
      .filter((service) => sortsByPlace && !hasCities(service))
      .map(({ data, file }) => {
        const record = records.services.find((one) => one.file === file);
        const at = record?.locate(['title']) ?? startOf(file);
        return diagnose('service/no-cities', at, `No place offers ${data.title}.`, {
          hint: 'Add its slug to services: in the cities where you offer it.',
        });
      }),
  ];
}
