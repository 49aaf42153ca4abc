/** Where the data uses pictures: each name with the places that ask for it, and the uses that have no words beside them. Pure. */
import { type Diagnostic, diagnose, type Location } from '../diagnostic.ts';
import { isPicturePlace, type PicturePlace } from '../picture-places.ts';
import { Recall, remembered } from '../remember.ts';
import type { DataRecord, Records } from '../schema/records.ts';
import type { Annotation } from '../schema/validate.ts';

/** One mention of a picture in the data. */
export interface ImageUse {
  at: Location;
  /** Where on the page it stands. */
  place: PicturePlace;
}

/** By the pictures' names; never an empty list. */
export type ImageUses = ReadonlyMap<string, readonly ImageUse[]>;

export function imageUses(records: Records, memory = new ImageMemory()): ImageUses {
  const ofFiles = records.all.map(memory.read);
  return memory.uses.from(ofFiles, () => {
    const uses = new Map<string, ImageUse[]>();
    for (const { mentions } of ofFiles) {
      for (const { name, use } of mentions) {
        const known = uses.get(name);
        if (known) known.push(use);
        else uses.set(name, [use]);
      }
    }
    return uses;
  });
}

/** The mentions of one file. */
interface FileMentions {
  /** As it was read last: it says where a mention stands. */
  record: DataRecord;
  mentions: readonly { name: string; use: ImageUse }[];
}

/** What each file mentions: a file of the same mentions is the same, wherever in it they stand now. */
export class ImageMemory {
  readonly uses = new Recall<ImageUses>();
  readonly #files = new Map<string, FileMentions & { said: string }>();

  readonly read = remembered((record: DataRecord): FileMentions => {
    const marks = record.annotations.filter(({ kind }) => kind === 'image');
    const said = JSON.stringify(marks.map((mark) => [mark.value, mark.path, placeOf(mark, record)]));
    const known = this.#files.get(record.file);
    if (known?.said === said) return Object.assign(known, { record });
    const file: FileMentions & { said: string } = { said, record, mentions: [] };
    file.mentions = marks.map((mark) => ({
      name: mark.value,
      use: {
        place: placeOf(mark, record),
        get at() {
          return file.record.locate(mark.path);
        },
      },
    }));
    this.#files.set(record.file, file);
    return file;
  });
}

/** A service without a picture for the top of its page shows its card's there too. */
function placeOf({ target, path }: Annotation, record: DataRecord): PicturePlace {
  if (!isPicturePlace(target)) throw new Error(`A schema names a place for pictures that there is not: ${target}`);
  return target === 'card' && siblingOf(record, path, 'heroImage') === undefined ? 'hero' : target;
}

/** Where the schema lets the words be left out, they still have to stand beside a picture. */
export function checkAlt(mark: Annotation, record: DataRecord): Diagnostic[] {
  if (mark.path.at(-1) !== 'image' || siblingOf(record, mark.path, 'alt') !== undefined) return [];
  return [
    diagnose('image/alt', record.locate(mark.path), `There are no words for people who cannot see ${mark.value}.`, {
      hint: 'Add alt: beside image:, with what the picture shows.',
    }),
  ];
}

/** The value of another key of the group that the value at `path` belongs to. */
function siblingOf(record: DataRecord, path: Annotation['path'], key: string): unknown {
  let group = record.value;
  for (const step of path.slice(0, -1)) group = (group as Record<string, unknown> | undefined)?.[step];
  return (group as Record<string, unknown> | undefined)?.[key];
}
