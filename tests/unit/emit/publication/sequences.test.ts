/**
 * Any sequence of publishes, rollbacks, killed publishes and changes by hand leaves the site that was published last, the assets of the one before,
 * and the owner's files: in a folder, through releases, and from one to the other.
 */
import fc from 'fast-check';
import { test } from 'vitest';
import { faultKinds } from '../../../faults/fault-fs.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';
import { Folder, hands, type Site } from '../../../support/publication-model.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

const names = [
  'index.html',
  'a',
  'a/index.html',
  'b/index.html',
  'b/c/index.html',
  'assets/x.1.css',
  'assets/x.2.css',
  'b.html',
];
const aSite: fc.Arbitrary<Site> = fc
  .dictionary(fc.constantFrom(...names), fc.constantFrom('one', 'two'), { minKeys: 1, noNullPrototype: true })
  .map(({ a, ...site }) => (a === undefined || 'a/index.html' in site ? site : { a, ...site }))
  .filter((site) => Object.keys(site).length > 0);

const aStep = fc.record({
  site: aSite,
  hand: fc.oneof({ weight: 4, arbitrary: fc.constant('nothing' as const) }, fc.constantFrom(...hands)),
  pick: fc.nat(20),
  what: fc.constantFrom('publish', 'publish', 'publish', 'publish', 'roll back', 'fault'),
  fault: fc.record({ kind: fc.constantFrom(...faultKinds), at: fc.integer({ min: 1, max: 45 }) }),
  changesMode: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
});

const aSequence = fc.record({
  startsAsLink: fc.boolean(),
  minSpareFiles: fc.constantFrom(1, 1, 1_000),
  steps: fc.array(aStep, { minLength: 1, maxLength: 9 }),
});

test('any sequence of publishes leaves the last site and the owner’s files', async () => {
  const property = fc.asyncProperty(aSequence, async ({ startsAsLink, minSpareFiles, steps }) => {
    const folder = new Folder(makeFolder());
    let isLink = startsAsLink;
    for (const { site, hand, pick, what, fault, changesMode } of steps) {
      folder.change(hand, pick);
      isLink = isLink !== changesMode;
      const options = { site, mode: isLink ? 'symlink' : 'folder', minSpareFiles } as const;
      if (what === 'publish') await folder.publish(options);
      else if (what === 'fault') await folder.publishUnder(fault, options);
      else await folder.rollBack();
    }
  });
  await fc.assert(property, { numRuns: fuzzRuns(20) });
}, 900_000);
