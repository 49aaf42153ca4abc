/** Names bundled scripts by content hash. esbuild's own hashes depend on the sources' paths, and so would every page that loads one. Pure. */
import { contentHash } from '../content-hash.ts';

export interface BundledScript {
  /** The file's name, ending in `.<hash>.js`. */
  name: string;
  contents: string;
}

/** Scripts may import each other in a cycle, so a name hashes the texts of all scripts that its script reaches. */
export function nameByContent(scripts: readonly BundledScript[]): ReadonlyMap<string, BundledScript> {
  const parts = new Map(scripts.map((script) => [script.name, readParts(script, scripts)]));
  const renamed = new Map(
    [...parts.keys()].map((name) => {
      const texts = [...reachedFrom(name, parts)].map((reached) => parts.get(reached)?.text ?? '');
      return [name, `${baseOf(name)}.${contentHash(texts.join('\0'))}.js`] as const;
    }),
  );
  return new Map(
    scripts.map(({ name, contents }) => {
      const named = [...renamed].reduce(
        (text, [before, after]) => text.replaceAll(`./${before}`, `./${after}`),
        contents,
      );
      return [name, { name: renamed.get(name) ?? name, contents: named }];
    }),
  );
}

interface Parts {
  /** The contents, with imports' names without their hashes. */
  text: string;
  /** In order of first use. */
  imports: string[];
}

function readParts({ contents }: BundledScript, scripts: readonly BundledScript[]): Parts {
  const imported = scripts
    .map(({ name }) => ({ name, at: contents.indexOf(`./${name}`) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
  const text = imported.reduce((plain, { name }) => plain.replaceAll(`./${name}`, `./${baseOf(name)}`), contents);
  return { text, imports: imported.map(({ name }) => name) };
}

function reachedFrom(name: string, parts: ReadonlyMap<string, Parts>): Set<string> {
  const reached = new Set([name]);
  for (const one of reached) for (const next of parts.get(one)?.imports ?? []) reached.add(next);
  return reached;
}

function baseOf(name: string): string {
  return name.replace(/\.[^.]+\.js$/, '');
}
