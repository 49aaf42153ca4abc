/** Names bundled scripts by content hash. esbuild's own hashes depend on the sources' paths, and so would every page that loads one. Pure. */
import { contentHash } from '../../files/content-hash.ts';

export interface BundledScript {
  /** The file's name, ending in `.<hash>.js`. */
  name: string;
  contents: string;
}

/** Scripts may import each other in a cycle, so a name hashes the texts of all scripts that its script reaches. */
export function nameByContent(scripts: readonly BundledScript[]): ReadonlyMap<string, BundledScript> {
  const renamed = new Map(
    scripts.map((script) => {
      const texts = [...reachedFrom(script, scripts)].map(({ contents }) =>
        scripts.reduce((text, { name }) => text.replaceAll(`./${name}`, `./${baseOf(name)}`), contents),
      );
      return [script.name, `${baseOf(script.name)}.${contentHash(texts.join('\0'))}.js`];
    }),
  );
  const withNewNames = (text: string) =>
    [...renamed].reduce((changed, [before, after]) => changed.replaceAll(`./${before}`, `./${after}`), text);
  return new Map(
    scripts.map(({ name, contents }) => [name, { name: renamed.get(name) ?? name, contents: withNewNames(contents) }]),
  );
}

/** In order of first use. */
function reachedFrom(script: BundledScript, scripts: readonly BundledScript[]): Set<BundledScript> {
  const reached = new Set([script]);
  for (const { contents } of reached) {
    const imported = scripts
      .map((other) => ({ other, at: contents.indexOf(`./${other.name}`) }))
      .filter(({ at }) => at !== -1);
    for (const { other } of imported.sort((a, b) => a.at - b.at)) reached.add(other);
  }
  return reached;
}

function baseOf(name: string): string {
  return name.replace(/\.[^.]+\.js$/, '');
}
