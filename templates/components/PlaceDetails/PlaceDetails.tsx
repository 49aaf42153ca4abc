/** What a place's card has on lists of places, but not on the home page: takes a place, gives its facts and its services. */
import type { PlaceCard, Wording } from 'treesite';
import { Facts } from '../Facts/Facts.tsx';
import '../../styles/tags.css';
import '../../styles/tag-list.css';
import './PlaceDetails.css';

interface PlaceDetailsProps {
  place: PlaceCard;
  wording: Wording;
  /** False where the heading above already names the county. */
  county?: boolean;
}

export function PlaceDetails({ place, wording, county = false }: PlaceDetailsProps) {
  const facts = [
    ...(county ? [{ label: wording.county, value: place.county }] : []),
    ...(place.population ? [{ label: wording.population, value: place.population, note: place.populationNote }] : []),
  ];
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {place.services.length > 0 && (
        <ul className="tags">
          {place.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
    </>
  );
}
