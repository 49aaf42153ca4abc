/** Takes the header's links, gives them as a row on wide screens and as a popover with its button on small ones. */
import { Icon, type NavLink } from 'treesite';
import './Navigation.css';

interface NavigationProps {
  links: NavLink[];
  words: { navigation: string; menu: string; close: string };
}

export function Navigation({ links, words }: NavigationProps) {
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="site-menu">
        {words.menu}
      </button>
      <nav id="site-menu" className="menu" popover="auto" aria-label={words.navigation}>
        <button
          type="button"
          className="icon-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={words.close}
          // biome-ignore lint/a11y/noAutofocus: in a popover it takes the focus when the popover opens, not when the page loads
          autoFocus
        >
          <Icon name="x" />
        </button>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
