/** Takes a place, gives its card; the card's links are its children. */
import type { ReactNode } from 'react';
import type { PlaceCard as PlaceCardData, Wording } from 'treesite';
import '../../styles/cards.css';
import '../../styles/tags.css';
import './PlaceCard.css';

interface PlaceCardProps {
  place: PlaceCardData;
  wording: Wording;
  level?: 'h3' | 'h4';
  /** Shown after the description. */
  details?: ReactNode;
  children: ReactNode;
}

export function PlaceCard({ place, wording, level: Heading = 'h3', details, children }: PlaceCardProps) {
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
      {details}
      <div className="card-links">{children}</div>
    </li>
  );
}
