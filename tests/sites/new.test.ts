/** What `treesite new` does to real folders. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTree } from '../support/file-tree.ts';
import { reported } from '../support/linted-pages.ts';
import { coldRoot } from '../support/shared-assets.ts';
import { fillInFile } from '../support/sites/fill-in-file.ts';
import { copyBareSite } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

const minimalSite = () => copyBareSite('minimal');

describe('treesite new', () => {
  /** What `check` finds before anything is new. */
  let minimalHas: string[];
  beforeAll(async () => {
    minimalHas = await problemsOf(minimalSite());
  });

  it('writes a file of each kind, in which check finds only unfilled fields, and the filled-in site builds', async () => {
    const root = minimalSite();
    const all: [string[], string][] = [
      [['city', 'La Pine', '--county', 'deschutes-county-or'], 'cities/la-pine-or.yaml'],
      [['county', 'Crook County'], 'counties/crook-county-or.yaml'],
      [['service', 'Voicing & Regulation'], 'services/voicing-and-regulation.yaml'],
      [['review', 'Ada', '--service', 'piano-tuning'], 'reviews.yaml'],
      [['page', 'Our Guarantee'], 'pages/our-guarantee.md'],
    ];
    for (const [args, file] of all) {
      const { code, stdout } = await runHere(['new', ...args, '--root', root]);
      expect({ code, first: stdout.split('\n')[0] }).toEqual({ code: 0, first: `Wrote data/${file}` });
    }
    const added = (await problemsOf(root)).filter((problem) => !minimalHas.includes(problem));
    expect(added).toEqual(all.map(() => expect.stringMatching(/^content\/fill-in /)));
    for (const [, file] of all) fillInFile(path.join(root, 'data', file));
    expect(await runHere(['build', ...coldRoot(root)])).toMatchObject({ code: 0 });
  });

  it('has nothing left to fill in if all fields were given', async () => {
    const root = minimalSite();
    const review = 'new review Ada --service piano-tuning --rating 5 --location Bend --date 2026-05-01'.split(' ');
    const texts = ['--text', 'In tune.', '--source', 'a card'];
    expect(await runHere([...review, ...texts, '--root', root])).toMatchObject({
      code: 0,
      stdout: 'Wrote data/reviews.yaml\n\nEvery field is filled in. Next: run npx treesite check.\n',
    });
    expect(await problemsOf(root)).toEqual(minimalHas);
  });

  it('leaves a draft, and the county that it needs, out of the site until draft: true is deleted, as it says', async () => {
    const root = minimalSite();
    const fossil = ['city', 'Fossil', '--county', 'Wheeler County', '--with-county'];
    for (const [args, ...files] of [
      [fossil, 'cities/fossil-or', 'counties/wheeler-county-or'],
      [['service', 'Harpsichords'], 'services/harpsichords'],
    ] as const) {
      const { stdout } = await runHere(['new', ...args, '--draft', '--root', root]);
      expect(stdout).toContain(', delete draft: true, then run npx treesite check');
      for (const file of files) {
        const text = readFileSync(path.join(root, `data/${file}.yaml`), 'utf8');
        expect(text).toContain('\ndraft: true\n');
        expect(text.replaceAll('\n# ', ' ')).toContain('FILL IN, then delete draft: true.');
      }
    }
    expect(await problemsOf(root)).toEqual(minimalHas);
  });

  it.each([
    [
      ['city', 'Sisters', '--county', 'deschutes-county-or'],
      1,
      'data/cities/sisters-or.yaml already exists. Nothing was written. Another place of this name needs another name, such as "NAME (COUNTY)".',
    ],
    [['page', 'Services'], 1, 'data/pages/services.yaml already exists. Nothing was written.'],
    [['city', 'X'], 2, 'A city needs its county: --county SLUG. Use deschutes-county-or.'],
    [['city', 'X', '--county', 'deschutes-county-or', '--eta', 'soon'], 2, '“eta” has the wrong format: "soon".'],
    [['service', 'X', '--order', 'ten'], 2, '“order” should be a number.'],
    [['city', 'X', '--county', 'deschutes-county-or', '--latitude', '100'], 2, '“latitude” in “geo” is above 90.'],
    [[], 2, 'Usage: npx treesite new'],
  ])('writes nothing with %j, exits %i and says why', async (args, expected, said) => {
    const root = minimalSite();
    const before = readTree(root);
    const { code, stderr, stdout } = await runHere(['new', ...args, ...(args.length > 0 ? ['--root', root] : [])]);
    expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
    expect(stderr).toContain(said);
    expect(readTree(root)).toEqual(before);
  });
});

/** Everything that `check` finds. */
async function problemsOf(root: string): Promise<string[]> {
  const { stdout } = await runHere(['check', ...coldRoot(root), '--json']);
  return reported(JSON.parse(stdout).diagnostics);
}
