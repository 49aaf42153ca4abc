/** A part of the report: its heading and an explanation on the left, the figures on the right. */
import type { ReactNode } from 'react';

interface Props {
  id: string;
  heading: string;
  /** What the figures mean, in a sentence or two. */
  about: ReactNode;
  children: ReactNode;
}

export function Section({ id, heading, about, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className="about">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{about}</p>
      </div>
      <div className="content">{children}</div>
    </section>
  );
}
