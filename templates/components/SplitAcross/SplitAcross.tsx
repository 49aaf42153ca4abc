/** A section whose content needs the whole width: takes heading, text and content, gives the section with the content below the heading. */
import type { ReactNode } from 'react';
import type { RichText as RichTextData } from 'treesite';
import { RichText } from '../RichText/RichText.tsx';
import '../Split/Split.css';
import './SplitAcross.css';

interface SplitAcrossProps {
  heading: string;
  text?: RichTextData | undefined;
  id?: string | undefined;
  tone?: 'plain' | 'alt';
  children: ReactNode;
}

export function SplitAcross({ heading, text, id, tone = 'plain', children }: SplitAcrossProps) {
  return (
    <section id={id} className={`split ${tone} across`}>
      <div className="intro">
        <h2>{heading}</h2>
        {text && <RichText blocks={text} />}
      </div>
      <div className="stack">{children}</div>
    </section>
  );
}
