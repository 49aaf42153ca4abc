/** Takes a link's visible words and its full name, gives the words, and the rest of the name for screen readers. */
import './LinkText.css';

interface LinkTextProps {
  label: string;
  name?: string | undefined;
}

/** A name that does not begin with the visible words is left out: voice control needs the visible words first. */
export function LinkText({ label, name }: LinkTextProps) {
  if (!name?.startsWith(label)) return label;
  return (
    <>
      {label}
      <span className="unseen">{name.slice(label.length)}</span>
    </>
  );
}
