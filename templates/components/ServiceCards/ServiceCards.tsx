/** Takes services, gives them as a grid of cards, if there are any. */
import type { ServiceCard as ServiceCardData, Wording } from 'treesite';
import { ServiceCard } from '../ServiceCard/ServiceCard.tsx';
import '../../styles/cards.css';
import '../../styles/filled-cards.css';

interface ServiceCardsProps {
  cards: ServiceCardData[];
  wording: Wording;
  tagged?: boolean;
  /** True where the cards fill the whole width, without a gap in the last row. */
  filled?: boolean;
}

export function ServiceCards({ cards, wording, tagged = false, filled = false }: ServiceCardsProps) {
  if (cards.length === 0) return null;
  return (
    <ul className={filled ? 'cards filled' : 'cards'}>
      {cards.map((card) => (
        <ServiceCard key={card.href} card={card} wording={wording} tagged={tagged} />
      ))}
    </ul>
  );
}
