/** Takes the served area, gives it drawn in one ink: land, counties, service circles, places and their names. */
import type { CoverageMap } from 'treesite';

export function MapDrawing({ map }: { map: CoverageMap }) {
  const { width, height, land, counties, places } = map;
  /** The names are laid out for these sizes; see MAP_STYLE where the map is made. */
  const [text, dot] = [width / 29.1, width / 128];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fontSize={text.toFixed(1)} aria-hidden="true">
      <path className="land" d={land} />
      <g fill="currentColor" fillOpacity="0.05" stroke="currentColor" strokeOpacity="0.6">
        {counties.map((county) => (
          <path key={county.href} d={county.path} strokeWidth={county.current ? 2.5 : 1} />
        ))}
      </g>
      <g fill="currentColor" fillOpacity="0.05">
        {places.map((place) => (
          <circle key={place.href} cx={place.x} cy={place.y} r={place.reach} />
        ))}
      </g>
      <g fill="currentColor" textAnchor="middle">
        {counties.map((county) => (
          <text key={county.href} x={county.label.x} y={county.label.y}>
            {county.name}
          </text>
        ))}
      </g>
      <g fill="currentColor" fontWeight="600">
        {places.map(({ name, href, x, y, label, current }) => (
          <g key={href} className={current ? 'current' : undefined}>
            <circle cx={x} cy={y} r={current ? dot * 1.6 : dot} />
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
