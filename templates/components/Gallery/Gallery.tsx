/** Takes pictures of jobs, gives them in rows with their captions. */
import type { ServiceProps } from 'treesite';
import { Photo } from '../Photo/Photo.tsx';
import './Gallery.css';

export function Gallery({ items }: { items: ServiceProps['gallery'] }) {
  return (
    <div className="gallery">
      {items.map(({ image, caption }) => (
        <figure key={image.src}>
          <Photo picture={image} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
