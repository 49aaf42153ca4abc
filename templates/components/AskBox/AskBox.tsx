/** The box after questions and answers: takes the shell, gives call, text and quote. */
import type { Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { OpenQuote } from '../OpenQuote/OpenQuote.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import '../../styles/panel.css';

export function AskBox({ shell }: { shell: Shell }) {
  const { wording, phone, textMessage } = shell;
  return (
    <div className="panel">
      <h3>{wording.stillHaveQuestions}</h3>
      <p>
        <PhoneText text={wording.stillHaveQuestionsText} phone={phone} />
      </p>
      <div className="actions">
        <CallButtons phone={phone} textMessage={textMessage} words={{ call: wording.callNow, text: wording.textUs }} />
        <OpenQuote label={wording.freeQuoteLong} />
      </div>
    </div>
  );
}
