/** What to do in an emergency: takes heading, text and, if any, a further link, gives a band with call and text. */
import type { ReactNode } from 'react';
import type { Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import '../Split/Split.css';
import './AlertBand.css';

interface AlertBandProps {
  heading: string;
  shell: Shell;
  /** True in a column, where there is no room for the heading beside the text. */
  across?: boolean;
  /** The text. */
  children: ReactNode;
  /** A link after the call buttons. */
  link?: ReactNode;
}

export function AlertBand({ heading, shell, across, children, link }: AlertBandProps) {
  const { wording, phone, textMessage } = shell;
  return (
    <section className={across ? 'alert-band split across' : 'alert-band split'}>
      <h2>{heading}</h2>
      <div className="stack">
        {children}
        <div className="actions">
          <CallButtons
            phone={phone}
            textMessage={textMessage}
            words={{ call: wording.callPhone, text: wording.textUs }}
          />
          {link}
        </div>
      </div>
    </section>
  );
}
