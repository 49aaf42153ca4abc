/** What the first view of a page weighs on a phone: `tests/bench/README.md` states the goals. A company with a logo and fonts of its own: `identity.test.ts`. */
import { expect, test } from 'vitest';
import { createVisits } from '../support/browser/visit.ts';
import { bytesForOneRoundTrip, weigh } from '../support/browser/weigh.ts';

const visit = createVisits();

// The heaviest pages, and the one with the smallest share of its stylesheet.
test.each(['/', '/areas/greenville-nc/', '/areas/beaufort-county-nc/'])(
  '%s has few bytes to load before it is shown, and uses most of its rules',
  async (path) => {
    const { beforeFirstView, script, unused, files } = await weigh((options) => visit(path, options));
    expect(beforeFirstView).toBeLessThanOrEqual(bytesForOneRoundTrip);
    expect(script).toBeLessThanOrEqual(7000);
    expect(unused).toBeLessThanOrEqual(0.4);
    expect(files.length).toBeLessThanOrEqual(8);
  },
);
