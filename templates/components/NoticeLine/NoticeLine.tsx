/** Takes the dated notice, if any, gives the line above the page that is shown until the notice ends. */
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
