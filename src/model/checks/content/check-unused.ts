/** Reports data that no page uses: pictures, counties and services without places. Pure. */
import { type Diagnostic, diagnose, wholeFile } from '../../../diagnostics/diagnostic.ts';
import type { Service } from '../../site-model.ts';
import type { FinishedSite } from '../check.ts';

export function checkUnused(site: Omit<FinishedSite, 'now'>): Diagnostic[] {
  return [...unusedPictures(site), ...withoutCities(site)];
}

function unusedPictures({ images, imageUses }: Pick<FinishedSite, 'images' | 'imageUses'>): Diagnostic[] {
  return images
    .filter((image) => !imageUses.has(image.name))
    .map((image) =>
      diagnose('image/unused', wholeFile(image.file), `No page shows ${image.name}.`, {
        hint: /^[\w./-]+\.(?:jpe?g|png|svg)$/.test(image.name)
          ? `Use it in a data file (image: ${image.name}), or delete it.`
          : 'To use it, convert it to JPEG, PNG or SVG and name it like front-yard.jpg. Otherwise, delete it.',
      }),
    );
}

/** Reports counties and services without places, but only if others have some. */
function withoutCities({ records, model }: Pick<FinishedSite, 'records' | 'model'>): Diagnostic[] {
  const services = [...model.services.values()];
  const hasCities = ({ slug }: Service) => model.lists.read('cities of service', slug).length > 0;
  const sortsByPlace = services.some(hasCities);
  return [
    ...[...model.counties.values()]
      .filter(({ slug }) => model.cities.size > 0 && model.lists.read('number of cities of county', slug) === 0)
      .map(({ data, file }) =>
        diagnose('county/no-cities', wholeFile(file), `${data.name} has no places.`, {
          hint: 'Add a city in this county, or set draft: true.',
        }),
      ),
    ...records.services
      .filter(({ file }) => services.some((service) => service.file === file && sortsByPlace && !hasCities(service)))
      .map(({ value, locate }) =>
        diagnose('service/no-cities', locate(['title']), `No place offers ${value.title}.`, {
          hint: 'Add its slug to services: in the cities where you offer it.',
        }),
      ),
  ];
}
