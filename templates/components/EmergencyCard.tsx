/** What to do in an emergency: takes heading and text, gives a card with call and text. */
import type { RichText as RichTextData, Shell } from 'treesite';
import { CallButtons } from './CallButtons.tsx';
import { RichText } from './RichText.tsx';

interface EmergencyCardProps {
  heading: string;
  text: RichTextData;
  shell: Shell;
}

export function EmergencyCard({ heading, text, shell }: EmergencyCardProps) {
  const { wording, phone, textMessage } = shell;
  return (
    <section className="panel emergency prose">
      <h2>{heading}</h2>
      <RichText blocks={text} />
      <div className="actions">
        <CallButtons
          phone={phone}
          textMessage={textMessage}
          words={{ call: wording.callPhone, text: wording.textUs }}
        />
      </div>
    </section>
  );
}
