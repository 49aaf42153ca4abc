/** The pages of a long list: takes their links, gives the pages before and after, and all pages by their first and last entries. */
import type { Pager as PagerData } from 'treesite';
import '../Timetable/Timetable.css';
import '../../styles/many.css';
import './Pager.css';

export function Pager({ pager }: { pager: PagerData }) {
  const { heading, pages, previous, next } = pager;
  return (
    <nav aria-label={heading}>
      <p className="actions">
        {previous && (
          <a className="button quiet" rel="prev" href={previous.href}>
            {previous.label}
          </a>
        )}{' '}
        {next && (
          <a className="button quiet" rel="next" href={next.href}>
            {next.label}
          </a>
        )}
      </p>
      <ul className="timetable many">
        {pages.map((page) => (
          <li key={page.href}>
            <a href={page.href} aria-current={page.isCurrent ? 'page' : undefined}>
              {page.label}
            </a>{' '}
            <b>{page.number}</b>
          </li>
        ))}
      </ul>
    </nav>
  );
}
