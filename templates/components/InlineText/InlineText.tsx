/** Takes the parts of a line of formatted text, gives text, emphasis and links. */
import type { Inline } from 'treesite';

export function InlineText({ parts }: { parts: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
  return parts.map((part, index) => (part.type === 'text' ? part.text : <Part key={index} part={part} />));
}

function Part({ part }: { part: Exclude<Inline, { type: 'text' }> }) {
  switch (part.type) {
    case 'strong':
      return (
        <strong>
          <InlineText parts={part.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineText parts={part.children} />
        </em>
      );
    case 'link':
      return (
        <a href={part.href}>
          <InlineText parts={part.children} />
        </a>
      );
    case 'code':
      return <code>{part.text}</code>;
    case 'break':
      return <br />;
  }
}
