/** The services of a place: takes their cards, gives them in a grid; some carry the place's badge. */
import { type CityServiceCard, fill, Icon, type Wording } from 'treesite';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import '../../styles/cards.css';
import '../../styles/tags.css';

export function CityServices({ cards, wording }: { cards: CityServiceCard[]; wording: Wording }) {
  return (
    <section>
      <h2>{wording.servicesIn}</h2>
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.name} className="card">
            <Icon name={card.icon} />
            <h3>{card.name}</h3>
            {card.badge && (
              <p className="tags">
                <b>{card.badge}</b>
              </p>
            )}
            <p>{card.description}</p>
            <MoreLink
              href={card.href}
              label={wording.learnMore}
              name={fill(wording.learnMoreAbout, { service: card.name })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
