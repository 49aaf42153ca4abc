/** What sections of the report consist of: a heading and an explanation on the left, and on the right rows of a chart, or lists of pages. */
import type { ReactNode } from 'react';
import { formatNumber } from '../../../text/strings.ts';

interface SectionProps {
  id: string;
  heading: string;
  /** What the figures mean, in a sentence or two. */
  about: ReactNode;
  children: ReactNode;
}

export function Section({ id, heading, about, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className="about">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{about}</p>
      </div>
      <div className="content">{children}</div>
    </section>
  );
}

export interface Row {
  key: string;
  name?: ReactNode;
  figure: ReactNode;
  /** The parts of its bar, by the class that sets their color, and the value of a full-width bar. */
  bar?: { parts: Readonly<Record<string, number>>; whole: number; label?: string };
  notes?: readonly ReactNode[];
  isOver?: boolean;
}

export function Rows({ rows, className = 'rows two' }: { rows: readonly Row[]; className?: string }) {
  return (
    <ol className={className}>
      {rows.map(({ key, name = key, figure, bar, notes = [], isOver }) => (
        <li key={key} className={isOver ? 'over' : undefined}>
          <span>{name}</span>
          <span className="figure">{figure}</span>
          {bar && <Bar {...bar} />}
          {notes.map((note) => (
            <small key={String(note)}>{note}</small>
          ))}
        </li>
      ))}
    </ol>
  );
}

const barWidth = 1000;

function Bar({ parts, whole, label }: NonNullable<Row['bar']>) {
  let start = 0;
  const rects = Object.entries(parts).map(([kind, size]) => {
    const x = start;
    start += whole === 0 ? 0 : (size / whole) * barWidth;
    return <rect key={kind} className={kind} x={round(x)} width={round(start - x)} height={10} />;
  });
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a label it is hidden, because the text beside it says the same
    <svg
      className="bar"
      viewBox={`0 0 ${barWidth} 10`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {label !== undefined && <title>{label}</title>}
      {rects}
    </svg>
  );
}

export function round(length: number): number {
  return Math.round(length * 10) / 10;
}

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

const maxPaths = 12;
