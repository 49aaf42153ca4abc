/** A page of text. */
import type { RichText } from '../../domain/rich-text.ts';
import type { Breadcrumb } from './part-props.ts';
import type { Shell } from './shell-props.ts';

export interface DocumentProps {
  shell: Shell;
  breadcrumbs: Breadcrumb[];
  title: string;
  body: RichText;
}
