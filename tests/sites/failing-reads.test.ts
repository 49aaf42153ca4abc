/** Whatever of the site cannot be read, and for whatever reason, is one diagnostic at its place. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startFaults, stopFaults } from '../faults/fault-fs.ts';
import { copySite } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';

let folder = '';

beforeAll(() => {
  folder = copySite('minimal');
  for (const [name, text] of Object.entries({
    'data/icons/pedal.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'static/prices/list.txt': 'A list of prices.\n',
    'templates/icons/key.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'schema/city.json': '{"type": "object", "properties": {"gate": {"type": "string", "description": "A gate."}}}',
  })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});

const files = [
  'data/site.yaml',
  'data/images/piano.svg',
  'data/icons/pedal.svg',
  'templates/icons/key.svg',
  'static/prices/list.txt',
  'schema/city.json',
];
const folders = ['data/services', 'static/prices', 'templates', 'schema'];
const errors = { EIO: 'the disk reports an error', EACCES: 'permission is denied', ESTALE: 'ESTALE' } as const;
const cases = [
  ...files.map((name) => ({ name, call: /^(open|readFile)/, what: 'file' })),
  ...folders.map((name) => ({ name, call: /^(readdir|opendir)/, what: 'folder' })),
].map((one, index) => ({ ...one, kind: Object.keys(errors)[index % 3] as keyof typeof errors }));

test.each(cases)('$kind: $name', async ({ name, kind, call, what }) => {
  const only = new RegExp(`${call.source}\\w* ${name}/?$`);
  startFaults({
    root: folder,
    at: 1,
    times: Number.POSITIVE_INFINITY,
    kind,
    isRead: true,
    only,
  });
  const { code, stderr } = await runHere(['check', '--root', folder]);
  expect(stopFaults().failed).toBeDefined();
  expect(code).toBe(1);
  expect(stderr.split('\n').slice(0, 2)).toEqual([
    `${name}:1:1 error file/unreadable`,
    `  This ${what} cannot be read: ${errors[kind]}.`,
  ]);
  expect(stderr.match(/ error /g)).toHaveLength(1);
});
