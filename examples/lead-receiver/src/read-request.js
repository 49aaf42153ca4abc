/** Reads the fields and photos of a request in any of the three encodings that forms and scripts send. */

export const maxPhotos = 3;
const maxFieldLength = 10_000;
const maxFields = 40;
/** The script of a page sends how long the form took. People need longer for a name and a phone number. */
const minFillMs = 2000;

/** @returns {Promise<{fields: Record<string, string>, photos: {name: string, type: string, bytes: Buffer}[]}>} */
export async function readRequest(request) {
  const fields = {};
  const photos = [];
  const add = (name, value) => {
    if (Object.keys(fields).length >= maxFields || typeof value === 'object') return;
    fields[name] = String(value).slice(0, maxFieldLength);
  };
  if (request.isMultipart()) {
    for await (const part of request.parts()) {
      if (part.type === 'field') add(part.fieldname, part.value);
      else {
        const bytes = await part.toBuffer();
        const isPhoto = /^image\/[\w.+-]+$/.test(part.mimetype);
        if (bytes.length > 0 && isPhoto && photos.length < maxPhotos)
          photos.push({ name: nameOf(part.filename), type: part.mimetype, bytes });
      }
    }
  } else for (const [name, value] of Object.entries(request.body ?? {})) add(name, value);
  return { fields, photos };
}

/** A file name that every mail program and file system accepts. */
function nameOf(name = 'photo') {
  return name.replace(/[^\w.-]+/g, '-').slice(-80);
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
  if (_elapsed !== undefined && Number(_elapsed) < minFillMs / 4) return 'it was filled in too fast';
  return undefined;
}

/** A sentence that names the missing fields; undefined if none is. */
export function missing(typed) {
  const absent = ['name', 'phone'].filter((name) => !typed[name]?.trim());
  return absent.length === 0 ? undefined : `Missing: ${absent.join(', ')}`;
}
