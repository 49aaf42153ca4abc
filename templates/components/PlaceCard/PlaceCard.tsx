/** Takes a place, gives its card with facts; the card's links are its children. */
import type { ReactNode } from 'react';
import type { PlaceCard as PlaceCardData, Wording } from 'treesite';
import { Facts } from '../Facts/Facts.tsx';
import '../../styles/cards.css';
import '../../styles/tags.css';
import '../../styles/tag-list.css';
import './PlaceCard.css';

interface PlaceCardProps {
  place: PlaceCardData;
  wording: Wording;
  /** False where the heading above already names the county. */
  county?: boolean;
  level?: 'h3' | 'h4';
  children: ReactNode;
}

export function PlaceCard({ place, wording, county = false, level: Heading = 'h3', children }: PlaceCardProps) {
  const facts = [
    ...(county ? [{ label: wording.county, value: place.county }] : []),
    ...(place.population ? [{ label: wording.population, value: place.population, note: place.populationNote }] : []),
  ];
  return (
    <li className={place.featured ? 'card featured' : 'card'}>
      <Heading>{place.name}</Heading>
      {(place.featured || place.badge || place.eta) && (
        <p className="tags">
          {place.featured && <b>{wording.featured}</b>} {place.badge && <b>{place.badge}</b>}{' '}
          {place.eta && <b className="eta">{`${wording.etaShort} ${place.eta}`}</b>}
        </p>
      )}
      <p>{place.description}</p>
      {facts.length > 0 && <Facts facts={facts} />}
      {place.services.length > 0 && (
        <ul className="tags">
          {place.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
      <div className="card-links">{children}</div>
    </li>
  );
}
