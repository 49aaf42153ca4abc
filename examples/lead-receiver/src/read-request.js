/** A request of a form, in any of the three encodings that forms and scripts send, as fields and photos. */

export const maxPhotos = 3;
const maxFieldLength = 10_000;
const maxFields = 40;
/** A page's script says how long the form took. Nobody types a name and a phone number in less. */
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

/** Of a file, in letters that no mail program and no file system minds. */
function nameOf(name = 'photo') {
  return name.replace(/[^\w.-]+/g, '-').slice(-80);
}

/** What people typed, apart from what the page adds. */
export function splitFields(fields) {
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_')));
  const key = fields._key && /^[\w-]{8,100}$/.test(fields._key) ? fields._key : undefined;
  return { typed, key, spam: spamReason(fields), next: fields._next };
}

/** Kept and listed, but nobody is woken for it. */
function spamReason({ _gotcha, _elapsed }) {
  if (_gotcha) return 'the hidden field was filled in';
  if (_elapsed !== undefined && Number(_elapsed) < minFillMs / 4) return 'it was filled in too fast';
  return undefined;
}

/** Undefined, or what is missing. */
export function missing(typed) {
  const absent = ['name', 'phone'].filter((name) => !typed[name]?.trim());
  return absent.length === 0 ? undefined : `Missing: ${absent.join(', ')}`;
}
