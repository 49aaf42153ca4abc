/** Takes a URL, visible words and a name that begins with them, gives a link with an arrow. */
import { Icon } from 'treesite';
import { LinkText } from '../LinkText/LinkText.tsx';
import '../../styles/more.css';

export function MoreLink({ href, label, name }: { href: string; label: string; name?: string }) {
  return (
    <a className="more" href={href}>
      <LinkText label={label} name={name} />
      <Icon name="arrow-right" />
    </a>
  );
}
