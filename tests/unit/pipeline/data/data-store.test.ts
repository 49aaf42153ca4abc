/** What the store of data files takes from an earlier build: nothing, after an edit of the settings that all places depend on. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DataStore } from '../../../../src/pipeline/data/data-store.ts';
import type { SiteOptions } from '../../../../src/pipeline/site-options.ts';
import { RowFile } from '../../../../src/pipeline/state/row-file.ts';
import { SavedFiles } from '../../../../src/pipeline/state/saved-files.ts';
import { projectRoot } from '../../../support/run-cli.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

test('after an edit of the settings every place is checked again, even if places were counted before', () => {
  const root = makeFolder();
  cpSync(path.join(projectRoot, 'tests/sites/minimal'), root, { recursive: true });
  const [data, rowFile] = [path.join(root, 'data'), path.join(root, 'state.rows')];
  const options = { root, data } as SiteOptions;
  /** The number of places that had to be checked. */
  const checkedBy = () => {
    const rows = new RowFile(rowFile, 'key');
    const saved = new SavedFiles(rows);
    const store = new DataStore({ saved });
    store.countUnknown(options);
    store.load(options);
    saved.prune();
    rows.save();
    return store.checked;
  };
  const all = checkedBy();
  const unchanged = checkedBy();
  expect(unchanged).toBeLessThan(all);
  const settings = path.join(data, 'site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('region: OR', 'region: WA'));
  expect(checkedBy()).toBeGreaterThanOrEqual(all);
});
