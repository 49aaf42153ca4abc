/** Takes the season there may be, gives a line about it. */
import { Icon, type Shell } from 'treesite';

export function SeasonNote({ season }: { season: Shell['season'] }) {
  if (season === undefined) return null;
  return (
    <aside className="season" aria-label={season.name}>
      <Icon name="storm" />
      <p>{season.href === undefined ? season.text : <a href={season.href}>{season.text}</a>}</p>
    </aside>
  );
}
