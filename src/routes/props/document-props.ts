/** Props of a Markdown page. */
import type { RichText } from '../../domain/texts/rich-text.ts';
import type { Custom } from './own-fields.ts';
import type { Breadcrumb, Hero } from './part-props.ts';
import type { Shell } from './shell-props.ts';

export interface DocumentProps {
  shell: Shell;
  custom?: Custom<'document'>;
  breadcrumbs: Breadcrumb[];
  /** Its name, and its heading if it has no hero. */
  title: string;
  hero?: Hero;
  body: RichText;
}
