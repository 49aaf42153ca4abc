/** The footer's content: takes name, number, hours and links, gives its columns and its last line. */
import { constantExcept, Icon, type LanguageLink, type NavLink, type PhoneLink, type Shell } from 'treesite';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { Photo } from '../Photo/Photo.tsx';
import { Separator } from '../Separator/Separator.tsx';
import './Footer.css';

interface FooterProps {
  name: string;
  phone: PhoneLink;
  hours: Shell['business']['hours'];
  address?: string | undefined;
  footer: Shell['footer'];
  languages: LanguageLink[];
  languageHrefs: Readonly<Record<string, string>>;
  contactCard: string;
  words: { services: string; areas: string; save: string };
}

export const Footer = constantExcept(['phone', 'languageHrefs'], function Footer(props: FooterProps) {
  const { name, phone, hours, address, footer, contactCard, words } = props;
  return (
    <div>
      <Separator />
      <div className="footer-columns">
        <section>
          <h2>{name}</h2>
          {footer.text && <p>{footer.text}</p>}
          {address && <p>{address}</p>}
          <p>{hours.emergencyText ? `${hours.text}, ${hours.emergencyText}` : hours.text}</p>
          <ul>
            <li>
              <a href={phone.href}>
                <Icon name="phone" />
                {phone.display}
              </a>
            </li>
            <li>
              <a href={contactCard} download>
                <Icon name="download" />
                {words.save}
              </a>
            </li>
          </ul>
        </section>
        <FooterLinks heading={words.services} links={footer.services} />
        <FooterLinks heading={words.areas} links={footer.areas} className="areas" />
      </div>
      <FooterBadges badges={footer.badges} />
      <div className="footer-end">
        <p data-year={footer.year}>{footer.copyright}</p>
        <LinkList links={[...footer.company, ...footer.legal]} />
        <LanguageLinks languages={props.languages} hrefs={props.languageHrefs} />
      </div>
    </div>
  );
});

/** Nothing if the language has no such pages. */
function FooterLinks({ heading, links, className }: { heading: string; links: NavLink[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <section className={className}>
      <h2>{heading}</h2>
      <LinkList links={links} />
    </section>
  );
}

/** In CSS pixels. */
const badgeWidth = 96;

function FooterBadges({ badges }: Pick<Shell['footer'], 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <div className="footer-end">
      <ul>
        {badges.map(({ picture, href }) => (
          <li key={href}>
            <a href={href}>
              <Photo
                picture={{
                  ...picture,
                  width: badgeWidth,
                  height: Math.round((badgeWidth * picture.height) / picture.width),
                }}
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
