/** Renders routes here or, where there are many, in worker threads. The order of the pages is the order of the routes. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TemplateCode } from './assets/bundle-templates.ts';
import { loadTemplates, locator } from './assets/load-templates.ts';
import { type Diagnostic, diagnose, startOf } from './diagnostic.ts';
import { createRenderer, type Page } from './render/renderer.tsx';
import type { Route } from './routes/route.ts';
import { sharedModules } from './shared-modules.ts';

/** Everything rendering needs, as plain data that a worker can be handed. */
export interface RenderJob {
  root: string;
  templates: TemplateCode;
  iconSprite: string;
  iconNames: ReadonlySet<string>;
  routes: readonly Route[];
}

export interface Rendered {
  pages: Page[];
  diagnostics: Diagnostic[];
}

/** A worker takes a quarter of a second to start: fewer pages than this are done sooner without. */
const pagesPerWorker = 150;
const mostWorkers = 8;

/** `jobs` is the number of workers wanted; undefined leaves it to the number of pages and processors. */
export async function renderRoutes(
  job: RenderJob,
  options: { jobs: number | undefined; packageRoot: string },
): Promise<Rendered> {
  const { routes } = job;
  const sensible = Math.min(Math.floor(routes.length / pagesPerWorker), os.availableParallelism(), mostWorkers);
  const jobs = Math.min(options.jobs ?? sensible, routes.length);
  const worker = path.join(options.packageRoot, 'bin', 'lib', 'render-worker.js');
  if (jobs <= 1 || !existsSync(worker)) return renderHere(job);
  const size = Math.ceil(routes.length / jobs);
  const parts = Array.from({ length: jobs }, (_, index) => routes.slice(index * size, (index + 1) * size));
  const results = await Promise.all(parts.map((part) => renderInWorker({ ...job, routes: part }, worker)));
  return {
    pages: results.flatMap((result) => result.pages),
    diagnostics: results.flatMap((result) => result.diagnostics),
  };
}

export async function renderHere({ root, templates, iconSprite, iconNames, routes }: RenderJob): Promise<Rendered> {
  const result: Rendered = { pages: [], diagnostics: [] };
  let render: ReturnType<typeof createRenderer>;
  try {
    render = createRenderer({ ...loadTemplates(templates, sharedModules, root), iconSprite, iconNames });
  } catch (error) {
    const at = locator(templates.sourceMap, root)(error) ?? startOf('templates');
    const reason = error instanceof Error ? error.message : String(error);
    result.diagnostics.push(diagnose('template/error', at, `The templates could not be loaded: ${reason}`));
    return result;
  }
  for (const route of routes) {
    const page = await render(route);
    if ('html' in page) result.pages.push(page);
    else result.diagnostics.push(page);
  }
  return result;
}

function renderInWorker(job: RenderJob, file: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A render worker ended with ${code}.`)));
  });
}
