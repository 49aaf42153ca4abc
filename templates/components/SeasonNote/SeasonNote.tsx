/** Takes the current season, if any, gives a line about it that is shown until the season ends. */
import { Icon, type Shell } from 'treesite';
import './SeasonNote.css';

export function SeasonNote({ season }: { season: Shell['season'] }) {
  if (season === undefined) return null;
  const { name, text, icon = 'calendar', href, from, until, isNow } = season;
  return (
    <aside className="season" aria-label={name} data-from={from} data-until={until} hidden={!isNow}>
      <Icon name={icon} />
      <p>{href === undefined ? text : <a href={href}>{text}</a>}</p>
    </aside>
  );
}
