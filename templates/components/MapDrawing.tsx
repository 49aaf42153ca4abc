/** Takes the served area, gives it drawn: land, counties, service circles, places and their names. */
import type { CoverageMap } from 'treesite';

export function MapDrawing({ map }: { map: CoverageMap }) {
  const { width, height, land, counties, places } = map;
  /** The names are laid out for these sizes; see MAP_STYLE where the map is made. */
  const [text, dot] = [width / 29.1, width / 128];
  const current = (is: boolean) => (is ? 'current' : undefined);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fontSize={text.toFixed(1)}>
      <path className="land" d={land} />
      {counties.map((county) => (
        <path key={county.href} className={current(county.current)} d={county.path} />
      ))}
      {places.map((place) => (
        <circle key={place.href} cx={place.x} cy={place.y} r={place.reach} />
      ))}
      {counties.map((county) => (
        <text key={county.href} className="county" x={county.label.x} y={county.label.y}>
          {county.name}
        </text>
      ))}
      {places.map(({ name, href, x, y, label, current: isCurrent }) => (
        <g key={href} className={current(isCurrent)}>
          <circle cx={x} cy={y} r={dot} />
          <text x={label.x} y={label.y} textAnchor={label.anchor}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
