/** The band before the footer: takes heading, text, number and hours, gives the section that #contact leads to. */
import { constantExcept, type PhoneLink } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { Hours, type HoursProps } from '../Hours/Hours.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import { QuoteButton } from '../QuoteButton/QuoteButton.tsx';
import '../../styles/deep.css';
import './ContactBand.css';

interface ContactBandProps extends HoursProps {
  heading: string;
  text: string;
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: { call: string; text: string; quote: string };
}

export const ContactBand = constantExcept(['textMessage'], function ContactBand(props: ContactBandProps) {
  const { heading, text, hours, opening, phone, textMessage, words } = props;
  return (
    <section id="contact" className="deep contact-band" aria-labelledby="contact-heading">
      <h2 id="contact-heading">{heading}</h2>
      <p className="lead">
        <PhoneText text={text} phone={phone} />
      </p>
      <div className="actions">
        <CallButtons phone={phone} textMessage={textMessage} words={words} />
        <QuoteButton label={words.quote} />
      </div>
      <Hours hours={hours} opening={opening} phone={phone} />
    </section>
  );
});
