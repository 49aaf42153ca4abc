/** The first `most` paths of pages, and how many more there are. */
import { formatNumber } from '../format-figures.ts';

export function PathList({ paths, most = 12 }: { paths: readonly string[]; most?: number }) {
  const omitted = paths.length - most;
  return (
    <ul className="paths">
      {paths.slice(0, most).map((path) => (
        <li key={path}>{path}</li>
      ))}
      {omitted > 0 && <li className="quiet">{`and ${formatNumber(omitted)} more`}</li>}
    </ul>
  );
}
