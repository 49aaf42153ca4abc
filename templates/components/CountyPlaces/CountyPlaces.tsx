/** The places of a county: takes their cards, gives them with a link to the place and one to #contact. */
import { fill, type PlaceCard as PlaceCardData, type Wording } from 'treesite';
import { LinkText } from '../LinkText/LinkText.tsx';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import { PlaceCard } from '../PlaceCard/PlaceCard.tsx';
import { PlaceDetails } from '../PlaceDetails/PlaceDetails.tsx';
import { SplitAcross } from '../SplitAcross/SplitAcross.tsx';
import '../../styles/cards.css';
import '../../styles/filled-cards.css';

export function CountyPlaces({ cards, wording }: { cards: PlaceCardData[]; wording: Wording }) {
  const named = (label: string, place: PlaceCardData) => fill(wording.detailsOf, { label, place: place.name });
  return (
    <SplitAcross tone="alt" heading={wording.citiesIn}>
      <ul className="cards filled">
        {cards.map((place) => (
          <PlaceCard
            key={place.href}
            place={place}
            wording={wording}
            details={<PlaceDetails place={place} wording={wording} />}
          >
            <MoreLink href={place.href} label={wording.cityDetails} name={named(wording.cityDetails, place)} />{' '}
            <a className="button quiet" href="#contact">
              <LinkText label={wording.getQuote} name={named(wording.getQuote, place)} />
            </a>
          </PlaceCard>
        ))}
      </ul>
    </SplitAcross>
  );
}
