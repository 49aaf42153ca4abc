/** The top of every page: takes the business's name, number and links, gives the header element. */
import {
  type Badge,
  constantExcept,
  Icon,
  type LanguageLink,
  type NavLink,
  type PhoneLink,
  type Picture,
} from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { Navigation } from '../Navigation/Navigation.tsx';
import { Photo } from '../Photo/Photo.tsx';
import { QuoteButton } from '../QuoteButton/QuoteButton.tsx';
import './Header.css';

interface HeaderProps {
  home: string;
  name: string;
  mark?: Picture | undefined;
  logo?: { light: Picture; dark?: Picture | undefined } | undefined;
  strip: Badge[];
  navigation: NavLink[];
  languages: LanguageLink[];
  languageHrefs: Readonly<Record<string, string>>;
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: {
    skip: string;
    call: string;
    text: string;
    estimate: string;
    navigation: string;
    menu: string;
    close: string;
    theme: string;
  };
}

export const Header = constantExcept(['phone', 'textMessage', 'languageHrefs'], function Header(props: HeaderProps) {
  const { home, name, mark, logo, strip, navigation, phone, textMessage, words } = props;
  return (
    <header className="site-header">
      <a className="skip button" href="#main">
        {words.skip}
      </a>
      {strip.length > 0 && (
        <ul className="strip">
          {strip.map((badge) => (
            <li key={badge.text}>
              <Icon name={badge.icon} />
              {badge.text}
            </li>
          ))}
        </ul>
      )}
      <div className="bar">
        <a className="brand" href={home}>
          {logo ? (
            <Logo {...logo} />
          ) : (
            <>
              {mark && <Photo picture={{ ...mark, alt: '' }} />}
              {name}
            </>
          )}
        </a>{' '}
        <LanguageLinks languages={props.languages} hrefs={props.languageHrefs} />
        <button type="button" className="icon-button theme-toggle" data-theme-toggle="" hidden aria-label={words.theme}>
          <Icon name="moon" />
        </button>
        <Navigation links={navigation} words={words} />
        <div className="actions">
          <CallButtons phone={phone} textMessage={textMessage} words={words} />
          <QuoteButton label={words.estimate} />
        </div>
      </div>
    </header>
  );
});

/** Both logos are in the page because the theme can be switched; the hidden one is not loaded. */
function Logo({ light, dark }: { light: Picture; dark?: Picture | undefined }) {
  return (
    <>
      <span className={dark ? 'logo for-light' : 'logo'}>
        <Photo picture={light} />
      </span>
      {dark && (
        <span className="logo for-dark">
          <Photo picture={dark} />
        </span>
      )}
    </>
  );
}
