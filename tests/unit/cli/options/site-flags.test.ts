/** Flags that name folders, and the time. */
import path from 'node:path';
import { Command } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { addSourceOptions, siteOptions, todayOption } from '../../../../src/cli/options/site-flags.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const files = ['data/public/a', 'templates/a', '../public/a'].map((name) => `site/${name}`);
const root = path.join(
  tempFolder(Object.fromEntries([...files, 'site/data/site.yaml'].map((file) => [file, 'x']))),
  'site',
);
const options = (flags: Record<string, string>) =>
  siteOptions({ root, data: 'data', templates: 'templates', static: 'static', ...flags });

test.each([
  [{ static: '.' }, '--static cannot be'],
  [{ static: 'data' }, '--static cannot be'],
  [{ static: '..', templates: '../site/templates' }, '--static cannot be'],
  [{ static: 'pubic' }, 'There is no folder'],
  [{ templates: 'data' }, '--data and --templates cannot be the same folder'],
])('%j is refused', (flags, message) => {
  expect(() => options(flags)).toThrow(message);
});

test.each([{}, { data: '.' }, { static: 'data/public' }, { static: '../public' }])('%j is accepted', (flags) => {
  expect(options(flags).root).toBe(path.resolve(root));
});

afterEach(() => vi.unstubAllEnvs());

test.each(['America/New_York', 'Asia/Kolkata'])('the time and the day are those that were given, in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const time = (now: string) => addSourceOptions(new Command()).parse(['--now', now], { from: 'user' }).opts().now;
  expect(time('2026-06-01')).toEqual(new Date('2026-06-01T10:00Z'));
  expect(time('2026-06-01T23:30')).toEqual(new Date('2026-06-01T23:30Z'));
  expect(time('2026-06-01 23:30')).toEqual(new Date('2026-06-01T23:30Z'));
  expect(time('2026-06-01T23:30-05:00')).toEqual(new Date('2026-06-02T04:30Z'));
  const command = () => new Command().addOption(todayOption());
  expect(command().parse(['--now', '2026-06-01T23:30-05:00'], { from: 'user' }).opts().now).toBe('2026-06-01');
  vi.stubEnv('TREESITE_NOW', '2026-06-01T01:00+05:30');
  expect(command().parse([], { from: 'user' }).opts().now).toBe('2026-06-01');
});
