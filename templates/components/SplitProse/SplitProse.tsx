/** A section of formatted text with its heading at the left edge: takes heading and text, gives the section. */
import type { RichText as RichTextData } from 'treesite';
import { RichText } from '../RichText/RichText.tsx';
import { Split } from '../Split/Split.tsx';

interface SplitProseProps {
  heading: string;
  body: RichTextData;
  id?: string | undefined;
  tone?: 'plain' | 'alt';
}

export function SplitProse({ heading, body, id, tone = 'plain' }: SplitProseProps) {
  return (
    <Split id={id} tone={tone} heading={heading}>
      <div className="prose">
        <RichText blocks={body} />
      </div>
    </Split>
  );
}
