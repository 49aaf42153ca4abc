/** A page that imports a component which is not there. */
import { Heading } from '../components/Heading.tsx';

export function Page({ hero }: { hero: { title: string } }) {
  return <Heading>{hero.title}</Heading>;
}
