/** Props of the contact page. */
import type { Custom } from './own-fields.ts';
import type { Benefit, Breadcrumb, Faq, Heading, Hero } from './part-props.ts';
import type { FormSettings, Shell } from './shell-props.ts';

export interface ContactProps {
  shell: Shell;
  custom?: Custom<'contact'>;
  breadcrumbs: Breadcrumb[];
  hero: Hero;
  form: Heading & { form: FormSettings };
  panel: Heading;
  next?: { heading: string; steps: Benefit[] } | undefined;
  faqs: Faq[];
}
