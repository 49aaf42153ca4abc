/** Detects that nothing has changed since the last build, and repeats what it reported. Reads the output folder. */
import path from 'node:path';
import { inspectSite } from '../../emit/publication/current-site.ts';
import { isShown } from '../../emit/publication/manifest.ts';
import type { ReadySite } from '../ready-site.ts';
import type { BuildOptions } from '../site-options.ts';
import { type BuildResult, publishedPages } from '../site-result.ts';
import type { SnapshotBody, SnapshotHead } from './snapshot.ts';
import { hasReliableTimes, isReliable, type Stamp, stampOfFiles } from './stamp.ts';
import { isValidAt, validTime } from './valid-time.ts';

interface Built {
  stamp: Stamp;
  /** The id of the publish. */
  id: string;
  body: SnapshotBody;
  site: BuildResult;
  ready: ReadySite;
}

/** Undefined if a change of an input might not show in its times, or if bundles have code of packages. */
export function headOf(options: BuildOptions, { stamp, id, body, site, ready }: Built): SnapshotHead | undefined {
  const { root, templates } = options;
  const { codeInputs, fontInputs } = ready.bundled;
  if (!codeInputs) return undefined;
  // Also those that esbuild would find for the templates.
  const packages = upwards(templates).map((folder) => path.join(folder, 'package.json'));
  const files = [...codeInputs, ...fontInputs, ...packages].map((file) => path.relative(root, file));
  const { entries, ...outside } = stampOfFiles(root, files.sort());
  if (!isReliable(stamp) || !entries.every((entry) => hasReliableTimes(entry, stamp.data.time))) return undefined;
  const { diagnostics, waitingPosts = [] } = site;
  const { timeZone } = ready.main.model.site.business;
  const spans: { from: string; until: string }[] = [];
  for (const { pages } of Object.values(body))
    for (const [part] of pages.parts) if (part[0] === 'time') spans.push({ from: part[1], until: part[2] });
  const time = validTime(options.now, { timeZone, spans });
  return { stamp: stamp.digest, outside, id, time, diagnostics, waitingPosts };
}

/** The result that a build would have; undefined if an input or an output file has changed. */
export function unchangedBuild(
  options: BuildOptions,
  stamp: Stamp,
  head: SnapshotHead | undefined,
): BuildResult | undefined {
  if (head?.stamp !== stamp.digest || !isValidAt(head.time, options.now)) return undefined;
  if (stampOfFiles(options.root, head.outside.files).digest !== head.outside.digest) return undefined;
  const current = inspectSite(options.out);
  if (current?.id !== head.id || current.damaged.size > 0) return undefined;
  const { manifest } = current;
  const unchanged = [...manifest.files.keys()].filter((file) => isShown(manifest, file)).length;
  const none = { added: 0, changed: 0, removed: 0 };
  return {
    diagnostics: [...head.diagnostics],
    pages: publishedPages(manifest.files, manifest.pages),
    waitingPosts: head.waitingPosts,
    published: { isFirst: false, ...none, unchanged, pages: [], assets: none, otherFiles: none },
    leftovers: [],
  };
}

/** A folder and those above it. */
function upwards(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
