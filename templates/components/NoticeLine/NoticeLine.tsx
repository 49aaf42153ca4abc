/** Takes the dated notice there may be, gives the line above the page, shown while it holds. */
import { Icon, type Shell } from 'treesite';
import '../../styles/alert.css';

export function NoticeLine({ notice }: { notice: Shell['notice'] }) {
  if (notice === undefined) return null;
  const { name, text, href, from, until, isNow } = notice;
  return (
    <aside className="alert-line" aria-label={name} data-from={from} data-until={until} hidden={!isNow}>
      <Icon name="triangle-alert" />
      <p>{href === undefined ? text : <a href={href}>{text}</a>}</p>
    </aside>
  );
}
