/** Takes a heading and what the times mean, gives the line above a timetable; without any times, only the heading. */
import './TimetableLabel.css';

interface TimetableLabelProps {
  heading: string;
  times: string;
  rows: readonly { time?: string | undefined }[];
}

export function TimetableLabel({ heading, times, rows }: TimetableLabelProps) {
  return (
    <div className="label">
      <h3>{heading}</h3>
      {rows.some(({ time }) => time) && <span>{times}</span>}
    </div>
  );
}
