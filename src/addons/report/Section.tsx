/** A section of the report as data, and the one component that draws it: a heading, an explanation, and tables with or without bars. */
import type { ReactNode } from 'react';
import { formatNumber } from '../../text/strings.ts';

export interface Section {
  id: string;
  heading: string;
  /** What the figures mean, in a sentence or two. */
  about: string;
  /** Those without rows are left out. */
  tables?: readonly TableProps[];
  /** In place of tables. */
  content?: ReactNode;
  /** Said if there is nothing to show; otherwise the section is left out. */
  none?: string;
}

export interface TableProps {
  /** The first is that of the rows' names, bars and notes. */
  columns: readonly string[];
  rows: readonly Row[];
  /** The number of rows shown. */
  max?: number;
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

interface BarProps {
  /** The sizes of its parts, by the color of the palette. */
  parts: Readonly<Record<string, number>>;
  /** The size of a bar of full width. */
  whole: number;
  /** Only for a bar that shows more than the text beside it. */
  label?: string;
}

export function SectionView({ id, heading, about, tables = [], content, none }: Section) {
  const shown = tables.filter(({ rows }) => rows.length > 0);
  if (!content && shown.length === 0 && none === undefined) return null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className="about">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className="quiet">{about}</p>
      </div>
      <div className="content">
        {content}
        {shown.map((table) => (
          <Table key={table.columns[0]} {...table} />
        ))}
        {!content && shown.length === 0 && <p>{none}</p>}
      </div>
    </section>
  );
}

function Table({ columns, rows, max = 10 }: TableProps) {
  return (
    <div>
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
          {rows.slice(0, max).map(({ key, name = key, bar, note, figures, isOver }) => (
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
      {rows.length > max && <p className="quiet">{`And ${formatNumber(rows.length - max)} more.`}</p>}
    </div>
  );
}

function Bar({ parts, whole, label }: BarProps) {
  let end = 0;
  const rects = Object.entries(parts).map(([color, size]) => {
    const x = end;
    end += whole === 0 ? 0 : Math.round((size / whole) * 1000);
    return <rect key={color} className={color} x={x} width={end - x} height={10} />;
  });
  const hidden = label === undefined ? { 'aria-hidden': true } : { role: 'img' };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a label it is hidden, because the text beside it says the same
    <svg className="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" {...hidden}>
      {label !== undefined && <title>{label}</title>}
      {rects}
    </svg>
  );
}
