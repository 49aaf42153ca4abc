/** What sections of the report consist of: a heading and an explanation on the left; on the right tables, with or without bars, and lists of pages. */
import type { ReactNode } from 'react';
import { formatNumber } from '../../../text/strings.ts';

interface SectionProps {
  id: string;
  heading: string;
  /** What the figures mean, in a sentence or two. */
  about: string;
  children: ReactNode;
}

export function Section({ id, heading, about, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className="about">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className="quiet">{about}</p>
      </div>
      <div className="content">{children}</div>
    </section>
  );
}

export interface Row {
  /** Unique in its table. */
  key: string;
  /** The heading of the row; the key if absent. */
  name?: ReactNode;
  bar?: BarProps;
  note?: string;
  figures: readonly ReactNode[];
  isOver?: boolean;
}

/** The first column has the rows' names, bars and notes; the other columns have the figures. */
export function Table({ columns, rows }: { columns: readonly string[]; rows: readonly Row[] }) {
  return (
    <table className={rows.some(({ bar }) => bar) ? 'bars' : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name = key, bar, note, figures, isOver }) => (
          <tr key={key} className={isOver ? 'over' : undefined}>
            <th scope="row">
              <span>
                {name}
                {note !== undefined && <small>{note}</small>}
              </span>
              {bar && <Bar {...bar} />}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BarProps {
  /** The sizes of its parts, by the class that sets their color. */
  parts: Readonly<Record<string, number>>;
  /** The size of a bar of full width. */
  whole: number;
  /** Only for a bar that shows more than the text beside it. */
  label?: string;
}

function Bar({ parts, whole, label }: BarProps) {
  let end = 0;
  const rects = Object.entries(parts).map(([kind, size]) => {
    const x = end;
    end += whole === 0 ? 0 : Math.round((size / whole) * 1000);
    return <rect key={kind} className={kind} x={x} width={end - x} height={10} />;
  });
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a label it is hidden, because the text beside it says the same
    <svg
      className="bar"
      viewBox="0 0 1000 10"
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {label !== undefined && <title>{label}</title>}
      {rects}
    </svg>
  );
}

const maxPaths = 12;

/** The first paths of pages, and how many more there are. */
export function PathList({ paths }: { paths: readonly string[] }) {
  const omitted = paths.length - maxPaths;
  return (
    <ul className="paths">
      {paths.slice(0, maxPaths).map((path) => (
        <li key={path}>{path}</li>
      ))}
      {omitted > 0 && <li className="quiet">{`and ${formatNumber(omitted)} more`}</li>}
    </ul>
  );
}
