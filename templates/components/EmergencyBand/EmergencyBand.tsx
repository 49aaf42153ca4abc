/** What to do in an emergency: takes heading and text, gives a band with call and text. */
import type { RichText as RichTextData, Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { RichText } from '../RichText/RichText.tsx';
import '../../styles/alert.css';
import '../Split/Split.css';

interface EmergencyBandProps {
  heading: string;
  text: RichTextData;
  shell: Shell;
}

export function EmergencyBand({ heading, text, shell }: EmergencyBandProps) {
  const { wording, phone, textMessage } = shell;
  return (
    <section className="alert-band split">
      <h2>{heading}</h2>
      <div className="stack">
        <RichText blocks={text} />
        <div className="actions">
          <CallButtons
            phone={phone}
            textMessage={textMessage}
            words={{ call: wording.callPhone, text: wording.textUs }}
          />
        </div>
      </div>
    </section>
  );
}
