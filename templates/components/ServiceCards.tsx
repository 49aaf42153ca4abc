/** Takes services, gives them as a grid of cards. */
import type { ServiceCard as ServiceCardData, Wording } from 'treesite';
import { ServiceCard } from './ServiceCard.tsx';

interface ServiceCardsProps {
  cards: ServiceCardData[];
  wording: Wording;
  tagged?: boolean;
}

export function ServiceCards({ cards, wording, tagged = false }: ServiceCardsProps) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <ServiceCard key={card.href} card={card} wording={wording} tagged={tagged} />
      ))}
    </ul>
  );
}
