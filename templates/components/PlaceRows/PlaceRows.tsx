/** Rows of places, counties or states: takes them, their heading, what the times mean, and the pages on which the list continues. */
import type { Pager as PagerData, PlaceRow } from 'treesite';
import { Pager } from '../Pager/Pager.tsx';
import { Timetable } from '../Timetable/Timetable.tsx';
import '../../styles/many.css';

interface PlaceRowsProps {
  rows: PlaceRow[];
  pager?: PagerData | undefined;
}

export function PlaceRows({ rows, pager }: PlaceRowsProps) {
  return (
    <>
      <Timetable className="timetable many" rows={rows} />
      {pager && <Pager pager={pager} />}
    </>
  );
}
