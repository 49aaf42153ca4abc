/** A link of the site's own, with a misspelled icon. */
import { Icon } from 'treesite';

export function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="more" href={href}>
      {label}
      <Icon className="small" name="arow-right" />
    </a>
  );
}
