/** What rendering hands to components beside their props. */
import { type ComponentType, createContext } from 'react';

export interface RenderSettings {
  /** Address of the icon sprite. */
  iconSprite: string;
  /** The icons there are. */
  iconNames: ReadonlySet<string>;
  /** Remembers a constant part and gives the token that stands for it until its HTML is spliced in. */
  placeConstant?: (component: ComponentType<never>, props: object) => string;
}

export const RenderContext = createContext<RenderSettings>({ iconSprite: '', iconNames: new Set() });
