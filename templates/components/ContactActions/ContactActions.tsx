/** Takes the shell and the label of the last button, gives the ways to get in touch: call, text and quote. */
import type { Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { QuoteButton } from '../QuoteButton/QuoteButton.tsx';

export function ContactActions({ shell, quote }: { shell: Shell; quote: string }) {
  const { wording, phone, textMessage } = shell;
  return (
    <>
      <CallButtons phone={phone} textMessage={textMessage} words={{ call: wording.callNow, text: wording.textUs }} />
      <QuoteButton label={quote} />
    </>
  );
}
