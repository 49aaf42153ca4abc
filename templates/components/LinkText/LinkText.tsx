/** Takes a link's visible words and its full name, gives the words, with the rest of the name for those who do not see the card. */
import './LinkText.css';

interface LinkTextProps {
  label: string;
  name?: string | undefined;
}

/** A name that does not begin with the visible words is left out: people say what they see. */
export function LinkText({ label, name }: LinkTextProps) {
  if (!name?.startsWith(label)) return label;
  return (
    <>
      {label}
      <span className="unseen">{name.slice(label.length)}</span>
    </>
  );
}
