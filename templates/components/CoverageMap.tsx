/** Takes the served area as drawn at build time, gives the map, in which counties and places are links where there is room. */
import type { CoverageMap as CoverageMapData } from 'treesite';

export function CoverageMap({ map }: { map: CoverageMapData }) {
  const { width, height, title, land, counties, places } = map;
  /** The drawing's names are laid out for these sizes; see MAP_STYLE where it is made. */
  const [text, dot] = [width / 29.1, width / 128];
  return (
    <figure className="map">
      <svg viewBox={`0 0 ${width} ${height}`} fontSize={text.toFixed(1)}>
        <path className="land" d={land} />
        {counties.map((county) => (
          <path key={county.href} className={county.current ? 'current' : undefined} d={county.path} />
        ))}
        {places.map((place) => (
          <circle key={place.href} className="reach" cx={place.x} cy={place.y} r={place.reach} />
        ))}
        {counties.map((county) => (
          <a key={county.href} href={county.href} className="county">
            <text x={county.label.x} y={county.label.y}>
              {county.name}
            </text>
          </a>
        ))}
        {places.map((place) => (
          <a key={place.href} href={place.href} className={place.current ? 'current' : undefined}>
            <circle cx={place.x} cy={place.y} r={dot} />
            <text x={place.label.x} y={place.label.y} textAnchor={place.label.anchor}>
              {place.name}
            </text>
          </a>
        ))}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
