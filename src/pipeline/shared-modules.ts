/** The modules that templates share with treesite, by import name. */
import * as treesite from '../index.ts';
import { limitedDevelopmentJsx, limitedJsx, limitedReact } from '../render/limited-jsx.ts';

export const sharedModules: Readonly<Record<string, object>> = {
  treesite,
  react: limitedReact,
  'react/jsx-runtime': limitedJsx,
  'react/jsx-dev-runtime': limitedDevelopmentJsx,
};
