/** Records → those that become pages: without drafts, in the site's order. Pure. */
import type { DataRecord, RecordName } from '../schema/records.ts';
import type { FactsByFile } from './file-facts.ts';
import { sortByOrder } from './sort-by-order.ts';

export function withoutDrafts<Item extends Pick<RecordName, 'file'>>(
  records: readonly Item[],
  facts: FactsByFile,
): Item[] {
  return records.filter(({ file }) => facts.get(file)?.draft !== true);
}

interface NamedFile {
  order?: number;
  name?: string;
  title?: string;
}

/** For kinds of which there are a few dozen files at most: reads their values. */
export function shownRecords<Value>(records: readonly DataRecord<Value>[], facts: FactsByFile): DataRecord<Value>[] {
  return sortByOrder(withoutDrafts(records, facts), ({ slug, value }) => {
    const { order, name, title } = value as NamedFile;
    return { order, name: name ?? title ?? slug };
  });
}
