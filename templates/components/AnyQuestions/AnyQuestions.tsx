/** The box after questions and answers: takes the shell, gives call, text and quote. */
import { constantExcept, type PhoneLink, type Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import { QuoteButton } from '../QuoteButton/QuoteButton.tsx';
import '../../styles/panel.css';

interface QuestionPanelProps {
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: { heading: string; question: string; call: string; text: string; quote: string };
}

const QuestionPanel = constantExcept(['textMessage'], function QuestionPanel(props: QuestionPanelProps) {
  const { phone, textMessage, words } = props;
  return (
    <div className="panel">
      <h3>{words.heading}</h3>
      <p>
        <PhoneText text={words.question} phone={phone} />
      </p>
      <div className="actions">
        <CallButtons phone={phone} textMessage={textMessage} words={words} />
        <QuoteButton label={words.quote} />
      </div>
    </div>
  );
});

export function AnyQuestions({ shell }: { shell: Shell }) {
  const { wording, phone, textMessage } = shell;
  const words = {
    heading: wording.stillHaveQuestions,
    question: wording.stillHaveQuestionsText,
    call: wording.callNow,
    text: wording.textUs,
    quote: wording.freeQuoteLong,
  };
  return <QuestionPanel phone={phone} textMessage={textMessage} words={words} />;
}
