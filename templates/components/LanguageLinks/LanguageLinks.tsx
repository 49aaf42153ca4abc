/** Takes the other languages of the site, gives a link to this page, or to the home page, in each; nothing on a site in one language. */
import type { LanguageLink } from 'treesite';
import './LanguageLinks.css';

interface LanguageLinksProps {
  languages: LanguageLink[];
  /** By the tag of the language. */
  hrefs: Readonly<Record<string, string>>;
}

export function LanguageLinks({ languages, hrefs }: LanguageLinksProps) {
  if (languages.length === 0) return null;
  return (
    <ul className="languages">
      {languages.map(({ tag, label }) => (
        <li key={tag}>
          <a href={hrefs[tag]} lang={tag} hrefLang={tag}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
