/** Takes a dated notice, gives the line above the page that is shown until the notice ends: an alarm in red, news in calm colors. */
import { Icon, type Shell } from 'treesite';
import './NoticeLine.css';

export function NoticeLine({ notice }: { notice: Shell['notices'][number] }) {
  const { name, text, href, from, until, isNow, tone } = notice;
  const isAlarm = tone === 'alarm';
  return (
    <aside
      className={isAlarm ? 'alert-line' : 'alert-line news'}
      aria-label={name}
      data-from={from}
      data-until={until}
      hidden={!isNow}
    >
      {isAlarm && <Icon name="triangle-alert" />}
      <p>{href === undefined ? text : <a href={href}>{text}</a>}</p>
    </aside>
  );
}
