/** The React context in which components are rendered. */
import { type ComponentType, createContext } from 'react';

export interface RenderSettings {
  /** URL of the icon sprite. */
  iconSprite: string;
  /** The names of the icons in the sprite. */
  iconNames: ReadonlySet<string>;
  /** Takes a constant part, and returns the token that takes its place until its HTML is inserted. */
  placeConstant?: (component: ComponentType<never>, props: object, slots: readonly string[]) => string;
}

export const RenderContext = createContext<RenderSettings>({ iconSprite: '', iconNames: new Set() });
