/** The modules that templates share with treesite, by import name. */
import * as react from 'react';
import * as reactJsxDevRuntime from 'react/jsx-dev-runtime';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as treesite from '../index.ts';

export const sharedModules: Readonly<Record<string, unknown>> = {
  treesite,
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react/jsx-dev-runtime': reactJsxDevRuntime,
};
