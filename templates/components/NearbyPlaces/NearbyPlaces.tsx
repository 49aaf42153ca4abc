/** Takes neighboring places and how far they are, gives them as ruled rows. */
import type { CityProps, Wording } from 'treesite';
import { Timetable } from '../Timetable/Timetable.tsx';
import '../../styles/many.css';

interface NearbyPlacesProps {
  places: CityProps['sidebar']['nearby'];
  wording: Wording;
}

export function NearbyPlaces({ places, wording }: NearbyPlacesProps) {
  if (places.length === 0) return null;
  return (
    <section>
      <h2>{wording.nearby}</h2>
      <Timetable className="timetable many" rows={places.map((place) => ({ time: place.distance, ...place }))} />
      <small>{wording.milesNote}</small>
    </section>
  );
}
