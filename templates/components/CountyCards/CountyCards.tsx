/** Takes counties, gives a card each, whose heading leads to the county's page. */
import type { CountyCard, Wording } from 'treesite';
import { Facts } from '../Facts/Facts.tsx';
import '../../styles/cards.css';
import '../../styles/filled-cards.css';
import './CountyCards.css';

interface CountyCardsProps {
  counties: CountyCard[];
  wording: Wording;
}

export function CountyCards({ counties, wording }: CountyCardsProps) {
  return (
    <ul className="cards filled">
      {counties.map((county) => {
        const facts = [
          { label: wording.totalCities, value: county.count },
          { label: wording.averageResponse, value: county.averageResponse },
        ].filter(({ value }) => value !== '');
        return (
          <li key={county.href} className="card">
            <h3>
              <a href={county.href}>{county.name}</a>
            </h3>
            <p>{county.description}</p>
            {facts.length > 0 && <Facts facts={facts} />}
          </li>
        );
      })}
    </ul>
  );
}
