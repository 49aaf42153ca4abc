/** Reads the fields and photos of a request in any of the three encodings that forms and scripts send. */

export const maxPhotos = 3;
const maxFieldLength = 10_000;
const maxFields = 40;
const maxNameLength = 100;
/** The script of a page sends how long the form took. People need longer for a name and a phone number. */
const minFillMs = 2000;

/**
 * Throws an error with a `statusCode` for what cannot be read. A photo that cannot be stored is counted, never a reason to refuse the lead.
 * @returns {Promise<{fields: Record<string, string>, photos: {name: string, type: string, file: string, size: number, hash: string}[]}>}
 */
export async function readRequest(request, { photoFiles, maxBytes }) {
  if (!request.isMultipart()) return { fields: fieldsOf(Object.entries(request.body ?? {})), photos: [] };
  const entries = [];
  const photos = [];
  let [left, omitted] = [maxBytes, 0];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        entries.push([part.fieldname, part.value]);
        continue;
      }
      const photo = await photoFiles.save(part, photos.length < maxPhotos ? left : 0);
      if (photo === 'empty') continue;
      if (photo) photos.push(photo);
      else omitted += 1;
      left -= photo?.size ?? 0;
    }
  } catch (error) {
    photoFiles.remove(photos);
    // What the parser cannot read is the sender's mistake.
    throw Object.assign(error, { statusCode: error.statusCode ?? 400 });
  }
  if (omitted > 0) entries.push(['files_not_stored', omitted]);
  return { fields: fieldsOf(entries), photos };
}

/** Values of the same name are joined, as of several checked boxes. */
function fieldsOf(entries) {
  const fields = Object.create(null);
  for (const [fullName, given] of entries) {
    const name = fullName.slice(0, maxNameLength);
    const value = [given].flat().filter((one) => one !== null && typeof one !== 'object');
    if (value.length === 0 || (!(name in fields) && Object.keys(fields).length >= maxFields)) continue;
    const text = name in fields && !name.startsWith('_') ? [fields[name], ...value].join(', ') : value.join(', ');
    fields[name] = text.slice(0, maxFieldLength);
  }
  return { ...fields };
}

/** Separates what people typed from the fields that the page adds. */
export function splitFields(fields) {
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_')));
  const key = fields._key && /^[\w-]{8,100}$/.test(fields._key) ? fields._key : undefined;
  return { typed, key, spam: spamReason(fields), next: fields._next };
}

/** Spam is stored and listed, but not delivered. */
function spamReason({ _gotcha, _elapsed }) {
  if (_gotcha) return 'the hidden field was filled in';
  if (/^\d+$/.test(_elapsed) && Number(_elapsed) < minFillMs / 4) return 'it was filled in too fast';
  return undefined;
}

/** A sentence that names the missing fields; undefined if none is. */
export function missing(typed) {
  const absent = ['name', 'phone'].filter((name) => !typed[name]?.trim());
  return absent.length === 0 ? undefined : `Missing: ${absent.join(', ')}`;
}
