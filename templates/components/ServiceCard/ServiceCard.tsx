/** Takes a service, gives its card; `tagged` adds category and priority. */
import { fill, type ServiceCard as ServiceCardData, type Wording } from 'treesite';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import { Photo } from '../Photo/Photo.tsx';
import '../../styles/cards.css';
import '../../styles/tags.css';
import './ServiceCard.css';

interface ServiceCardProps {
  card: ServiceCardData;
  wording: Wording;
  tagged?: boolean;
}

export function ServiceCard({ card, wording, tagged = false }: ServiceCardProps) {
  return (
    <li className="card">
      <Photo picture={card.image} />
      <h3>{card.title}</h3>
      {tagged && (
        <p className="tags">
          <span>{card.category}</span> <b>{card.priority}</b>
        </p>
      )}
      <p>{card.description}</p>
      <MoreLink
        href={card.href}
        label={wording.learnMore}
        name={fill(wording.learnMoreAbout, { service: card.title })}
      />
    </li>
  );
}
