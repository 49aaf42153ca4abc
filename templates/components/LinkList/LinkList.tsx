/** Takes links, gives them as a list, if there are any. */
import type { NavLink } from 'treesite';

export function LinkList({ links, className }: { links: NavLink[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
