/** A renderer of made-up pages. */
import type { ComponentType } from 'react';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { createRenderer, type RenderInput } from '../../../src/render/renderer.tsx';
import type { Route } from '../../../src/routes/route.ts';

/** Renders these components as pages with the given props; each answer is the page's HTML or diagnostics. */
export function rendererOf(pages: Record<string, ComponentType<never>>, input: Partial<RenderInput> = {}) {
  const render = createRenderer(inputOf(pages, input));
  return (template: string, props: object = {}): string | Diagnostic[] => {
    const result = render(routeOf(template, props));
    return Array.isArray(result) ? result : result.html;
  };
}

function inputOf(pages: Record<string, ComponentType<never>>, input: Partial<RenderInput> = {}): RenderInput {
  return {
    pages: new Map(Object.entries(pages)),
    iconSprite: '/icons.svg',
    iconNames: new Set(['tree']),
    locate: () => undefined,
    parts: new Map(),
    ...input,
  };
}

function routeOf(template: string, props: object = {}): Route {
  const [path, file] = [`/${template}/`, `${template}/index.html`];
  return { template, props, path, file, structuredData: {}, source: 'data/x.yaml' } as unknown as Route;
}
