/** The modules that templates share with treesite, by import name. */
import * as react from 'react';
import * as treesite from '../index.ts';
import { limitedDevelopmentJsx, limitedJsx } from '../render/limited-jsx.ts';

export const sharedModules: Readonly<Record<string, object>> = {
  treesite,
  react,
  'react/jsx-runtime': limitedJsx,
  'react/jsx-dev-runtime': limitedDevelopmentJsx,
};
