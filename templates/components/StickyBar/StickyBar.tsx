/** The bar at the bottom of small screens: takes the number and three labels, gives call, text and quote. */
import { constantExcept, type PhoneLink } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { QuoteButton } from '../QuoteButton/QuoteButton.tsx';
import './StickyBar.css';

interface StickyBarProps {
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: { call: string; text: string; quote: string };
}

export const StickyBar = constantExcept(
  ['phone', 'textMessage'],
  function StickyBar({ phone, textMessage, words }: StickyBarProps) {
    const isLong = /\S{7}/.test(words.call);
    return (
      <aside className={isLong ? 'sticky-bar long' : 'sticky-bar'} aria-label={`${words.call}, ${words.quote}`}>
        <CallButtons phone={phone} textMessage={textMessage} words={words} numbered />
        <QuoteButton label={words.quote} />
      </aside>
    );
  },
);
