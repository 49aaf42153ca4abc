/** An icon of the sprite, by name. */
import { useContext } from 'react';
import { RenderContext } from './render-context.ts';

/** Decoration only: the words beside it say what it means. An unknown name renders nothing and warns. */
export function Icon({ name, className }: { name: string | undefined; className?: string }) {
  const { iconSprite, iconNames } = useContext(RenderContext);
  if (name === undefined) return null;
  if (!iconNames.has(name)) {
    console.warn(`There is no icon named "${name}".`);
    return null;
  }
  return (
    <svg className={className === undefined ? 'icon' : `icon ${className}`} aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
