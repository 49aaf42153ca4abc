/** Takes places with a second and a third column, gives them as ruled rows, like a timetable. */
import type { NavLink } from 'treesite';
import './Timetable.css';

interface TimetableProps {
  rows: (NavLink & { note?: string | undefined; time?: string | undefined })[];
  className?: string;
}

export function Timetable({ rows, className = 'timetable' }: TimetableProps) {
  return (
    <ul className={className}>
      {rows.map((row) => (
        <li key={row.href}>
          <a href={row.href}>{row.label}</a> {row.note && <span>{row.note}</span>} {row.time && <b>{row.time}</b>}
        </li>
      ))}
    </ul>
  );
}
