/** Takes the served area as drawn at build time, gives the map: a drawing, and over it the links of counties and places. */
import type { CoverageMap as CoverageMapData } from 'treesite';
import { MapDrawing } from './MapDrawing.tsx';

/** The drawing is inert: its names are for the eye, and the links, shown where there is room, carry them for everybody. */
export function CoverageMap({ map }: { map: CoverageMapData }) {
  const { width, height, title, counties, places } = map;
  return (
    <figure className="map">
      <div inert>
        <MapDrawing map={map} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <svg viewBox={`0 0 ${width} ${height}`} fill="transparent" role="group" aria-label={title}>
        {counties.map((county) => (
          <a key={county.href} href={county.href} aria-label={county.name}>
            <path d={county.path} />
          </a>
        ))}
        {places.map((place) => (
          <a key={place.href} href={place.href} aria-label={place.name}>
            <circle cx={place.x} cy={place.y} r={width / 50} />
          </a>
        ))}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
