/** An icon of the sprite, by name. */
import { useContext } from 'react';
import { RenderContext } from './render-context.ts';

/** Decorative: the text beside it has the meaning. Renders nothing for an unknown name, which is reported as a warning. */
export function Icon({ name, className }: { name: string | undefined; className?: string }) {
  const { iconSprite, iconNames } = useContext(RenderContext);
  if (name === undefined || !iconNames.has(name)) return null;
  return (
    <svg className={className === undefined ? 'icon' : `icon ${className}`} aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
