/** Takes a heading and what the times mean, gives the line above a timetable. */
import './TimetableLabel.css';

export function TimetableLabel({ heading, times }: { heading: string; times: string }) {
  return (
    <div className="label">
      <h3>{heading}</h3>
      <span>{times}</span>
    </div>
  );
}
