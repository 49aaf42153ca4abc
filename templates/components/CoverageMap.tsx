/** Takes the served area as drawn at build time, gives the map, in which counties and places are links where there is room. */
import type { CoverageMap as CoverageMapData } from 'treesite';

export function CoverageMap({ map }: { map: CoverageMapData }) {
  const current = (is: boolean) => (is ? 'current' : undefined);
  /** The drawing's names are laid out for these sizes; see MAP_STYLE where it is made. */
  const [text, dot] = [map.width / 29.1, map.width / 128];
  return (
    <figure className="map">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} fontSize={text.toFixed(1)}>
        <path className="land" d={map.land} />
        {map.counties.map((county) => (
          <a key={county.href} href={county.href} className={current(county.current)}>
            <path d={county.path} />
            <text x={county.label.x} y={county.label.y}>
              {county.name}
            </text>
          </a>
        ))}
        <g>
          {map.places.map((place) => (
            <circle key={place.href} cx={place.x} cy={place.y} r={place.reach} />
          ))}
        </g>
        {map.places.map((place) => (
          <a key={place.href} href={place.href} className={place.current ? 'place current' : 'place'}>
            <circle cx={place.x} cy={place.y} r={dot} />
            <text x={place.label.x} y={place.label.y} textAnchor={place.label.anchor}>
              {place.name}
            </text>
          </a>
        ))}
      </svg>
      <figcaption>{map.title}</figcaption>
    </figure>
  );
}
