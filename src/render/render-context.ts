/** What rendering hands to components beside their props. */
import { type ComponentType, createContext } from 'react';

export interface RenderSettings {
  /** Address of the icon sprite. */
  iconSprite: string;
  /** The icons there are. */
  iconNames: ReadonlySet<string>;
  /** Takes a constant part and gives the mark that is in its place until its HTML is put in. */
  placeConstant?: (component: ComponentType<never>, props: object, slots: readonly string[]) => string;
}

export const RenderContext = createContext<RenderSettings>({ iconSprite: '', iconNames: new Set() });
