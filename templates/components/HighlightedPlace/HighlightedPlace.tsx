/** Takes the place that a page is about, gives its dot, its service circle and its name, drawn over the map. */
import type { CoverageMap } from 'treesite';

const ends = { start: undefined, middle: 'middle', end: 'end' } as const;

export function HighlightedPlace({ place }: { place: NonNullable<CoverageMap['own']> }) {
  const { name, x, y, reach } = place;
  return (
    <g className="own" paintOrder="stroke">
      <circle cx={x} cy={y} r={reach} />
      <circle cx={x} cy={y} r="7" />
      {(['wide', 'narrow'] as const).map((width) => {
        const { x, y, anchor, size } = place[width];
        return (
          <text key={width} className={width} x={x} y={y} fontSize={size} textAnchor={ends[anchor]}>
            {name}
          </text>
        );
      })}
    </g>
  );
}
