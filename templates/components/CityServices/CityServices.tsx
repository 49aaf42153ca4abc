/** The services of a place: takes their cards, gives them in a grid; some have the place's badge. */
import { type CityServiceCard, constant, fill, Icon, type Wording } from 'treesite';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import '../../styles/cards.css';
import '../../styles/tags.css';
import './CityServices.css';

export function CityServices({ cards, wording }: { cards: CityServiceCard[]; wording: Wording }) {
  const { learnMore, learnMoreAbout } = wording;
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{wording.servicesIn}</h2>
      <ul className="cards">
        {cards.map((card) => {
          const Card = card.isGeneral ? GeneralCard : PlaceCard;
          return <Card key={card.name} card={card} more={learnMore} moreAbout={learnMoreAbout} />;
        })}
      </ul>
    </section>
  );
}

interface CardProps {
  card: CityServiceCard;
  more: string;
  moreAbout: string;
}

function PlaceCard({ card, more, moreAbout }: CardProps) {
  return (
    <li className="card">
      <Icon name={card.icon} />
      <h3>{card.name}</h3>
      {card.badge && (
        <p className="tags">
          <b>{card.badge}</b>
        </p>
      )}
      <p>{card.description}</p>
      <MoreLink href={card.href} label={more} name={fill(moreAbout, { service: card.name })} />
    </li>
  );
}

/** Made once for all places. */
const GeneralCard = constant(PlaceCard);
