/** A section with its heading at the left edge: takes heading, text and content, gives the section. */
import type { ReactNode } from 'react';
import type { RichText as RichTextData } from 'treesite';
import { RichText } from '../RichText/RichText.tsx';
import '../../styles/deep.css';
import './Split.css';

interface SplitProps {
  heading: string;
  text?: RichTextData | undefined;
  id?: string | undefined;
  tone?: 'plain' | 'alt' | 'deep';
  /** Shown under the heading, beside the content. */
  beside?: ReactNode;
  /** Shown in the same place, but after the content on small screens. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Split({ heading, text, id, tone = 'plain', beside, aside, children }: SplitProps) {
  return (
    <section id={id} className={`split ${tone}`}>
      <div className="intro">
        <h2>{heading}</h2>
        {text && <RichText blocks={text} />}
        {beside}
      </div>
      <div className="stack">{children}</div>
      {aside && <div className="aside">{aside}</div>}
    </section>
  );
}
