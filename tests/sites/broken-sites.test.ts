/** Every tests/sites/broken-*: the minimal site with one mistake, and exactly what the owner reads about it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { overlaySite } from '../support/overlay-site.ts';
import { projectRoot } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';

const sites = path.join(projectRoot, 'tests/sites');

describe('a site with one mistake', () => {
  const names = readdirSync(sites).filter((name) => name.startsWith('broken-') && !name.endsWith('.ts'));
  it.each(names)('%s', async (name) => {
    const { folder, remove } = overlaySite(name);
    try {
      const { code, stdout, stderr } = await runHere(['build', '--root', folder, '--no-cache']);
      const file = path.join(sites, name, 'expected.txt');
      if (process.env.UPDATE_EXPECTED) writeFileSync(file, stderr);
      expect(stderr).toBe(readFileSync(file, 'utf8'));
      expect(code).toBe(stderr.includes(' error ') ? 1 : 0);
      expect(stdout).not.toMatch(/^\s+at /m);
      if (code === 1) expect(readdirSync(folder).filter((entry) => !['data', 'templates'].includes(entry))).toEqual([]);
    } finally {
      remove();
    }
  });
});
