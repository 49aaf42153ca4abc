/** Takes a picture, gives it in the best format the browser supports; it loads when it is near the viewport, or at once if it is the page's first. */
import type { Picture } from 'treesite';

export function Photo({ picture, first = false }: { picture: Picture; first?: boolean }) {
  const { src, width, height, alt, sources = [], sizes, color, focus } = picture;
  const when = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const classes = [color, focus].filter((name) => name !== undefined).join(' ') || undefined;
  const image = <img src={src} alt={alt} width={width} height={height} className={classes} {...when} />;
  // React adds a preload link for a first image that is not in a picture element.
  if (!first && sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
