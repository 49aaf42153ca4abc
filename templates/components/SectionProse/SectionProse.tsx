/** Takes a section of text, gives it under its heading. */
import type { Section } from 'treesite';
import { RichText } from '../RichText/RichText.tsx';

export function SectionProse({ section }: { section: Section }) {
  return (
    <section id={section.id} className="prose">
      <h2>{section.heading}</h2>
      <RichText blocks={section.body} />
    </section>
  );
}
