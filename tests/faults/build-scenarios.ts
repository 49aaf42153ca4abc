/** Whole builds: pages, pictures, caches, the snapshot for the next build, publishing. */
import path from 'node:path';
import { checkMessage, type Scenario } from './every-call.ts';
import {
  brokenVersions,
  build,
  copy,
  inVersion,
  isSame,
  leftovers,
  mustBuild,
  type Site,
  setVersion,
  siteIn,
} from './project.ts';

const outOf = (root: string) => path.join(root, 'dist');

/** `project` is built so many times before, each time in another version. */
export function buildScenario(project: string, builtBefore: number): Scenario {
  let old: Site | undefined;
  let next: Site | undefined;
  return {
    name: builtBefore === 0 ? 'first build' : `build after ${builtBefore}`,
    async prepare(root) {
      copy(project, root);
      setVersion(root, 9);
      await mustBuild(root, '--out', path.join(root, 'expected'));
      next = siteIn(path.join(root, 'expected'));
      for (let version = 1; version <= builtBefore; version++) {
        setVersion(root, version);
        await mustBuild(root);
      }
      old = siteIn(outOf(root));
      setVersion(root, 9);
    },
    async act(root) {
      const { code, stderr } = await build(root);
      if (code !== 0) throw new Error(stderr);
    },
    async judge({ root, message, isDead }) {
      const wrong: string[] = [];
      const now = siteIn(outOf(root));
      const live = isSame(now, next) ? 'new' : now === undefined ? 'missing' : isSame(now, old) ? 'old' : 'mixed';
      if (live === 'mixed') wrong.push(...brokenVersions(now ?? {}, inVersion(next, 9, 1) ?? {}));
      if (live === 'missing' && old) wrong.push('the output is missing');
      if (message === undefined && !isDead && live !== 'new') wrong.push('success was reported');
      if (message !== undefined) wrong.push(...checkMessage(message, live));
      await mustBuild(root).catch((error) => wrong.push(`the next build: ${error.message}`));
      if (!isSame(siteIn(outOf(root)), next)) wrong.push('the next build did not publish the new site');
      wrong.push(...leftovers(root).map((file) => `left over: ${file}`));
      return { live, wrong };
    },
  };
}
