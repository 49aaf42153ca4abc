/** The emergency band of the areas page: takes heading and text, gives call, text and a link to the contact page. */
import type { Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import '../../styles/alert.css';
import '../Split/Split.css';

interface AlertBandProps {
  heading: string;
  text: string;
  shell: Shell;
}

export function AlertBand({ heading, text, shell }: AlertBandProps) {
  const { wording, phone, textMessage, links } = shell;
  return (
    <section className="alert-band split">
      <h2>{heading}</h2>
      <div className="stack">
        <p className="lead">
          <PhoneText text={text} phone={phone} />
        </p>
        <div className="actions">
          <CallButtons
            phone={phone}
            textMessage={textMessage}
            words={{ call: wording.callPhone, text: wording.textUs }}
          />
          <a className="button quiet" href={links.contact}>
            {wording.requestQuote}
          </a>
        </div>
      </div>
    </section>
  );
}
