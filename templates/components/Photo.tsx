/** Takes a picture, gives an image that loads when it comes near. */
import type { Picture } from 'treesite';

export function Photo({ picture }: { picture: Picture }) {
  const { src, width, height, alt } = picture;
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
