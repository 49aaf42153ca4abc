/** What `treesite new` left to be written: texts and comments that begin with FILL IN. Pure. */
import { type Diagnostic, diagnose, type Location } from '../diagnostic.ts';
import { isFillIn } from '../fill-in-mark.ts';
import type { Source } from '../load/source.ts';
import { remembered } from '../remember.ts';
import type { DataRecord, DocumentRecord, Records } from '../schema/records.ts';

const message = 'This is still to be filled in.';
const hints = {
  text: 'Write what belongs here.',
  comment: 'Correct the value where it is not right, then delete the comment behind it.',
};

/** Drafts are not told: they are not built. */
export function lintFillIns(records: Records, sources: readonly Source[]): Diagnostic[] {
  const found = [
    ...records.all.flatMap(inValues),
    ...records.documents.flatMap(inBody),
    ...sources.flatMap(inComments),
  ];
  if (found.length === 0) return found;
  const drafts = new Set(records.all.filter(isDraft).map((record) => record.file));
  return found.filter(({ at }) => !drafts.has(at.file));
}

/** Not in a line that is commented out as a whole, unless that line is the mark. */
const inComment = /(?<=^\s*|^\s*[^\s#].*\s)# FILL IN\b/;

const inValues = remembered((record: DataRecord) => textsOf(record).map((at) => tell(at, hints.text)));

const inBody = remembered((record: DocumentRecord) =>
  linesOf(record, record.body, /^FILL IN\b/).map((at) =>
    tell({ ...at, line: at.line + record.bodyLine - 1 }, hints.text),
  ),
);

const inComments = remembered((source: Source) =>
  source.text.includes('# FILL IN') ? linesOf(source, source.text, inComment).map((at) => tell(at, hints.comment)) : [],
);

function tell(at: Location, hint: string): Diagnostic {
  return diagnose('content/fill-in', at, message, { hint });
}

function isDraft({ value }: DataRecord): boolean {
  return typeof value === 'object' && value !== null && 'draft' in value && value.draft === true;
}

function textsOf(record: DataRecord): Location[] {
  const found: Location[] = [];
  const walk = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'string' && isFillIn(value)) found.push(record.locate(path));
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) walk(child, [...path, key]);
  };
  walk(record.value, []);
  return found;
}

function linesOf({ file }: { file: string }, text: string, pattern: RegExp): Location[] {
  return text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found
      ? [{ file, line: index + 1, column: found.index + 1, length: line.trimEnd().length - found.index }]
      : [];
  });
}
