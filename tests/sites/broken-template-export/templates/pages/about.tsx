/** A page that imports a component by its right name. */
import type { AboutPage } from 'treesite';
import { Heading } from '../components/Heading/Heading.tsx';

export function Page({ shell }: AboutPage) {
  return <Heading text={shell.title} />;
}
