/** Memoized results of the assets stage, which `dev` keeps between runs. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { LastResult } from '../memo/memoize.ts';
import type { Bundled } from './bundle/bundle-styles.ts';
import type { CompiledTemplates } from './bundle/bundle-templates.ts';
import type { ExaminePicture } from './pictures/pictures.ts';
import type { StaticFiles } from './static/read-static.ts';

/** What esbuild makes. */
export interface Bundles {
  templates: CompiledTemplates;
  styles: Bundled;
  scripts: Bundled;
}

/** The last result of each step, reused while its inputs are unchanged. */
export class AssetsMemory {
  /** The file watcher raises a version when a file of that folder changes. */
  readonly versions: Record<'styles' | 'templates' | 'scripts' | 'static', number>;
  /** Absolute paths of the sources of scripts and of styles. */
  readonly bundled: { scripts: ReadonlySet<string>; styles: ReadonlySet<string> } = {
    scripts: new Set(),
    styles: new Set(),
  };
  examinePicture: ExaminePicture | undefined;
  readonly bundles: { readonly [Name in keyof Bundles]: LastResult<Promise<Bundles[Name] | Diagnostic[]>> } = {
    templates: new LastResult(),
    styles: new LastResult(),
    scripts: new LastResult(),
  };
  readonly staticFiles = new LastResult<Promise<StaticFiles>>();
  readonly staticPages = new LastResult<ReadonlySet<string>>();

  constructor(versions = { styles: 0, templates: 0, scripts: 0, static: 0 }) {
    this.versions = versions;
  }
}
