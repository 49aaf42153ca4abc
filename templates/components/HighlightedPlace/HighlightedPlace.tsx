/** Takes the place that a page is about, gives its dot, its service circle and its name, drawn over the map. */
import type { CoverageMap } from 'treesite';

const ends = { start: undefined, middle: 'middle', end: 'end' } as const;

export function HighlightedPlace({ place }: { place: NonNullable<CoverageMap['own']> }) {
  const { name, x, y, reach } = place;
  return (
    <g
      fill="currentColor"
      fontWeight="700"
      stroke="var(--background)"
      strokeWidth="3"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      <circle cx={x} cy={y} r={reach} fillOpacity="0.12" stroke="none" />
      <circle cx={x} cy={y} r="7" fill="var(--alert)" stroke="none" />
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
