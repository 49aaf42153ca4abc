/** The pictures that other sites show beside a shared link. */
import { formatNumber } from '../../../text/strings.ts';
import type { ShareCard } from '../report-data.ts';
import { Section } from './Section.tsx';

export function Cards({ cards, more }: { cards: readonly ShareCard[]; more: number }) {
  if (cards.length === 0) return null;
  return (
    <Section id="cards" heading="Share cards" about="The previews shown when somebody shares a link.">
      <ul className="cards">
        {cards.map(({ path, title, pages, thumbnail }) => (
          <li key={path}>
            <img src={thumbnail} alt={`Card: ${title}`} width="240" height="126" />
            <span>{pages === 1 ? path : `${path} and ${formatNumber(pages - 1)} more`}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{`And ${formatNumber(more)} more like them.`}</p>}
    </Section>
  );
}
