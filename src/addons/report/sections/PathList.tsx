/** The first `max` paths of pages, and how many more there are. */
import { formatNumber } from '../../../text/format-number.ts';

export function PathList({ paths, max = 12 }: { paths: readonly string[]; max?: number }) {
  const omitted = paths.length - max;
  return (
    <ul className="paths">
      {paths.slice(0, max).map((path) => (
        <li key={path}>{path}</li>
      ))}
      {omitted > 0 && <li className="quiet">{`and ${formatNumber(omitted)} more`}</li>}
    </ul>
  );
}
