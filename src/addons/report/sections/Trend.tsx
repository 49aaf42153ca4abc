/** The weight of the typical page from report to report, as a line. */
import { formatBytes } from '../format-figures.ts';
import type { Summary } from '../history.ts';

const width = 600;
const height = 60;
const margin = 6;

export function Trend({ reports }: { reports: readonly Summary[] }) {
  const weights = reports.map(({ typicalBytes }) => typicalBytes);
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  if (formatBytes(min) === formatBytes(max)) return null;
  // A small change should look small.
  const span = Math.max(max - min, max / 10);
  const points = weights.map((bytes, index) => ({
    x: Math.round(margin + (index / (weights.length - 1)) * (width - 2 * margin)),
    y: Math.round(height - margin - ((bytes - min) / span) * (height - 2 * margin)),
  }));
  const last = points.at(-1);
  return (
    <figure className="trend">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {last && <circle cx={last.x} cy={last.y} r="4" />}
      </svg>
      <figcaption>{`The typical page, between ${formatBytes(min)} and ${formatBytes(max)}.`}</figcaption>
    </figure>
  );
}
