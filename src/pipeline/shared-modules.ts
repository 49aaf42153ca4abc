/** The modules that templates share with treesite, by import name. */
import * as react from 'react';
import * as reactJsxDevRuntime from 'react/jsx-dev-runtime';
import * as treesite from '../index.ts';
import { limitedJsx } from '../render/limited-jsx.ts';

export const sharedModules: Readonly<Record<string, unknown>> = {
  treesite,
  react,
  'react/jsx-runtime': limitedJsx,
  'react/jsx-dev-runtime': reactJsxDevRuntime,
};
