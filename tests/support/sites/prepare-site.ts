/** A good site in memory: what it serves, and every file as a build would write it. */
import type { OutputFile } from '../../../src/assets/assets.ts';
import { mapConcurrently } from '../../../src/assets/work-pool.ts';
import { hasErrors } from '../../../src/diagnostics/diagnostic.ts';
import { linkSite, SiteMemory } from '../../../src/pipeline/data/link-site.ts';
import { makeSite } from '../../../src/pipeline/make-site.ts';
import { Outputs } from '../../../src/pipeline/outputs.ts';
import type { SiteOptions } from '../../../src/pipeline/site-options.ts';

/** `files` draws pictures. */
export async function prepareSite(
  options: SiteOptions,
): Promise<{ outputs: Outputs; files: () => Promise<OutputFile[]> }> {
  const { diagnostics, ready } = await linkSite(options, new SiteMemory());
  if (!ready) throw new Error(JSON.stringify(diagnostics));
  const pages: OutputFile[] = [];
  const onPage = ({ page, route }: { page: { html: string }; route: { file: string } }) =>
    void pages.push({ path: route.file, contents: page.html });
  const outputs = new Outputs(ready, options.now);
  const problems = await makeSite(ready, outputs, { options, onPage });
  if (hasErrors(problems)) throw new Error(JSON.stringify(problems));
  const files = async () => [
    ...pages,
    ...outputs.generated.map(({ path, make }) => ({ path, contents: make() })),
    ...(await mapConcurrently(outputs.pictures, async ({ path, make }) => ({ path, contents: await make() }))),
  ];
  return { outputs, files };
}
