/** Takes the counties and places of a map, gives them as links over its drawing. */
import { type CoverageMap, constant } from 'treesite';

type MapLinksProps = Pick<CoverageMap, 'width' | 'height' | 'label' | 'links'>;

export const MapLinks = constant(({ width, height, label, links }: MapLinksProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a picture
  <svg viewBox={`0 0 ${width} ${height}`} fill="transparent" role="group" aria-label={label}>
    {links.counties.map((county) => (
      <a key={county.href} href={county.href} aria-label={county.name}>
        <path d={county.path} />
      </a>
    ))}
    {links.places.map((place) => (
      <a key={place.href} href={place.href} aria-label={place.name}>
        <circle cx={place.x} cy={place.y} r={place.radius} />
      </a>
    ))}
  </svg>
));
