/** Takes an emergency sentence and the number, gives the line at the top of a page. */
import { Icon, type PhoneLink } from 'treesite';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import '../../styles/alert.css';

export function AlertLine({ text, phone }: { text: string; phone: PhoneLink }) {
  return (
    <p className="alert-line">
      <Icon name="triangle-alert" />
      <span>
        <PhoneText text={text} phone={phone} />
      </span>
    </p>
  );
}
