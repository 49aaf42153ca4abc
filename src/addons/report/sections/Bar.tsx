/** One row of a bar chart: lengths relative to the longest bar. */

interface Part {
  /** The class that sets its color. */
  kind: string;
  size: number;
}

interface Props {
  parts: readonly Part[];
  /** The value of a full-width row. */
  whole: number;
  /** Alternative text; absent if the text beside it says the same. */
  label?: string;
}

const width = 1000;
const height = 10;

export function Bar({ parts, whole, label }: Props) {
  let start = 0;
  const rects = parts.map(({ kind, size }) => {
    const x = start;
    start += whole === 0 ? 0 : (size / whole) * width;
    return <rect key={kind} className={kind} x={round(x)} width={round(start - x)} height={height} />;
  });
  const shape = { className: 'bar', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' };
  if (label === undefined) {
    return (
      <svg {...shape} aria-hidden="true">
        {rects}
      </svg>
    );
  }
  return (
    <svg {...shape} role="img">
      <title>{label}</title>
      {rects}
    </svg>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
