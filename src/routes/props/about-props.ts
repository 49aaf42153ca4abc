/** Props of the about page. */
import type { Custom } from './own-fields.ts';
import type { Breadcrumb, Hero, ReasonsBlock, Section } from './part-props.ts';
import type { Shell } from './shell-props.ts';

export interface AboutProps {
  shell: Shell;
  custom?: Custom<'about'>;
  breadcrumbs: Breadcrumb[];
  hero: Hero;
  claims: { text: string; icon?: string | undefined; detail?: string | undefined }[];
  sections: Section[];
  whyChoose?: ReasonsBlock | undefined;
}
