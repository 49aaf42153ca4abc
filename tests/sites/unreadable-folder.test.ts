/** An unreadable folder is reported, but not the files that refer to its contents. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';
import { withoutRootRights } from '../support/without-root-rights.ts';

test.each(['cities', 'reviews', 'images'])('data/%s is reported when it cannot be read', async (name) => {
  const { folder, remove } = copySite('minimal');
  const unreadable = path.join(folder, 'data', name);
  mkdirSync(unreadable, { recursive: true });
  writeFileSync(path.join(unreadable, 'one.yaml'), '- id: 1\n');
  chmodSync(folder, 0o755);
  chmodSync(unreadable, 0);
  const { code, stderr } = await withoutRootRights(() => runHere(['build', '--root', folder, '--no-cache']));
  remove();
  expect(code).toBe(1);
  expect(stderr).toBe(
    `data/${name}:1:1 error file/unreadable\n  This folder cannot be read: permission is denied.\n  Change its permissions.\n\nNothing was written: 1 error.\n`,
  );
});
