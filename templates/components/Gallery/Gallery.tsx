/** Takes pictures of jobs, gives them side by side with their captions. */
import type { ServiceProps } from 'treesite';
import { Photo } from '../Photo/Photo.tsx';
import '../../styles/pair.css';

export function Gallery({ items }: { items: ServiceProps['gallery'] }) {
  return (
    <div className="pair">
      {items.map(({ image, caption }) => (
        <figure key={image.src}>
          <Photo picture={image} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
