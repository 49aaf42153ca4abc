/** The React context in which components are rendered, and icons, which are drawn from its sprite. */
import { type ComponentType, createContext, useContext } from 'react';

export interface RenderSettings {
  /** URL of the icon sprite. */
  iconSprite: string;
  /** The names of the icons in the sprite. */
  iconNames: ReadonlySet<string>;
  /** Takes a constant part, and returns the token that takes its place until its HTML is inserted. */
  placeConstant?: (component: ComponentType<never>, props: object, slots: readonly string[]) => string;
}

export const RenderContext = createContext<RenderSettings>({ iconSprite: '', iconNames: new Set() });

/** An icon of the sprite, by name. Decorative: the text beside it has the meaning. Renders nothing for an unknown name, which is reported as a warning. */
export function Icon({ name, className }: { name: string | undefined; className?: string }) {
  const { iconSprite, iconNames } = useContext(RenderContext);
  if (name === undefined || !iconNames.has(name)) return null;
  return (
    <svg className={className === undefined ? 'icon' : `icon ${className}`} aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
