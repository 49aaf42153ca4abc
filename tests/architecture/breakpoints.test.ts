/** Layouts change at the widths of the site's specification and at no others. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/run-cli.ts';

const breakpoints = [576, 768, 992, 1200, 1400];

test('stylesheets use only these breakpoints', () => {
  const used = glob.sync('templates/**/*.css', { cwd: projectRoot }).flatMap((name) => {
    const css = readFileSync(path.join(projectRoot, name), 'utf8');
    return [...css.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)].map(([, end, width]) => ({
      name,
      // The last width below a breakpoint: 767px or 767.98px.
      width: end === 'min' ? Number(width) : Math.floor(Number(width)) + 1,
    }));
  });
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ width }) => !breakpoints.includes(width))).toEqual([]);
});
