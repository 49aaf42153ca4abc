/** One tier of the areas page: takes its places, gives their cards; those of a featured tier have call buttons. */
import { type AreasProps, fill, type Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import { PlaceCard } from '../PlaceCard/PlaceCard.tsx';
import { PlaceDetails } from '../PlaceDetails/PlaceDetails.tsx';
import '../../styles/cards.css';
import '../../styles/filled-cards.css';
import '../Split/Split.css';
import '../SplitAcross/SplitAcross.css';
import '../TimetableLabel/TimetableLabel.css';

interface TierCardsProps {
  tier: AreasProps['tiers'][number];
  shell: Shell;
  tone: 'plain' | 'alt';
}

export function TierCards({ tier, shell, tone }: TierCardsProps) {
  const { wording, phone, textMessage } = shell;
  return (
    <section className={`split across ${tone}`}>
      <div className="intro">
        {tier.name && <p className="label">{tier.name}</p>}
        <h2>{tier.label}</h2>
        {tier.text && <p>{tier.text}</p>}
      </div>
      <ul className="cards filled">
        {tier.cards.map((place) => (
          <PlaceCard
            key={place.href}
            place={place}
            wording={wording}
            details={
              <PlaceDetails
                place={tier.featured ? place : { ...place, population: undefined, services: [] }}
                wording={wording}
                county
              />
            }
          >
            <MoreLink
              href={place.href}
              label={wording.viewDetails}
              name={fill(wording.detailsOf, { label: wording.viewDetails, place: place.name })}
            />{' '}
            {tier.featured && (
              <CallButtons
                phone={phone}
                textMessage={textMessage}
                words={{ call: wording.call, text: wording.textUs }}
              />
            )}
          </PlaceCard>
        ))}
      </ul>
    </section>
  );
}
