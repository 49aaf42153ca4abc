/** Records → the uses of each picture in the data. Pure. */
import type { Location } from '../diagnostics/diagnostic.ts';
import { addTo, type Grouped, valueAt } from '../domain/groups.ts';
import { isPictureSlot, type PictureSlot } from '../domain/picture-slots.ts';
import type { Annotation } from '../schema/annotation.ts';
import type { DataRecord } from '../schema/records.ts';
import type { FileFacts, FileRecord } from './file-facts.ts';

/** One use of a picture in the data. */
export interface ImageUse {
  at: Location;
  /** The slot of the layout that shows it. */
  slot: PictureSlot;
  /** Its focal point, as written in the data. */
  focus?: string | undefined;
}

/** By picture name: its uses in the main language, file by file in the order of their paths. */
export type ImageUses = ReadonlyMap<string, Grouped<ImageUse>>;

export function imageUses(all: readonly FileRecord[]): ImageUses {
  const uses = new Map<string, Grouped<ImageUse>>();
  for (const record of all) {
    for (const { name, slot, path, focus } of record.facts.pictures) {
      const use: ImageUse = {
        slot,
        focus,
        get at() {
          return record.locate(path);
        },
      };
      addTo(uses, name, use);
    }
  }
  return uses;
}

export function pictureFacts(mark: Annotation, record: DataRecord): FileFacts['pictures'][number] {
  const { value: name, path } = mark;
  const focus = siblingOf(record, path, path.at(-1) === 'heroImage' ? 'heroFocus' : 'focus');
  return { name, slot: pictureSlotOf(mark, record), path, ...(typeof focus === 'string' && { focus }) };
}

/** A service or post without a hero picture shows its card's picture there. */
function pictureSlotOf({ target, path }: Annotation, record: DataRecord): PictureSlot {
  if (!isPictureSlot(target)) throw new Error(`A schema names an unknown use of pictures: ${target}`);
  const isOfPage = path.length === 1 && siblingOf(record, path, 'heroImage') === undefined;
  return target === 'card' && isOfPage ? 'hero' : target;
}

/** The value of another field in the same group as the value at `path`. */
export function siblingOf(record: DataRecord, path: Annotation['path'], key: string): unknown {
  return valueAt(record.value, [...path.slice(0, -1), key]);
}
