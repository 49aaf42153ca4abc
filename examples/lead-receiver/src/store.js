/** Leads and pending deliveries in one SQLite file, which stays below a limit. When a call returns, its changes are on disk. */
import { createHash } from 'node:crypto';
import Database from 'libsql';

/** The same form without a key within this time is the same lead: a second click. */
const doubleClickMs = 10 * 60_000;
/** The longest wait before a delivery is repeated. */
export const maxWaitMs = 60 * 60_000;

const tables = `
  CREATE TABLE IF NOT EXISTS leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT UNIQUE,
    content TEXT NOT NULL,
    received INTEGER NOT NULL,
    fields TEXT NOT NULL,
    spam TEXT
  );
  CREATE INDEX IF NOT EXISTS leads_by_content ON leads (content, received);
  CREATE TABLE IF NOT EXISTS photo_files (
    lead INTEGER NOT NULL REFERENCES leads (id),
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    file TEXT NOT NULL UNIQUE,
    size INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS photo_files_by_lead ON photo_files (lead);
  CREATE TABLE IF NOT EXISTS deliveries (
    lead INTEGER NOT NULL REFERENCES leads (id),
    way TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    delivered INTEGER,
    error TEXT,
    PRIMARY KEY (lead, way)
  );
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (due) WHERE delivered IS NULL;
`;

/** `maxStored` limits the bytes of leads with their photos. */
export function openStore(file, { maxStored, keepMs } = { maxStored: Infinity, keepMs: Infinity }) {
  const database = new Database(file);
  // FULL: acknowledged leads survive a power cut, not only a crash of this program.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  database.exec(tables);
  const prepare = (sql) => database.prepare(sql);
  const byKey = prepare('SELECT id, content FROM leads WHERE key = ?');
  const byContent = prepare('SELECT id FROM leads WHERE key IS NULL AND content = ? AND abs(received - ?) < ?');
  const addLead = prepare('INSERT INTO leads (key, content, received, fields, spam) VALUES (?, ?, ?, ?, ?)');
  const addPhoto = prepare('INSERT INTO photo_files (lead, name, type, file, size) VALUES (?, ?, ?, ?, ?)');
  const addDelivery = prepare('INSERT INTO deliveries (lead, way, due) VALUES (?, ?, ?)');
  // Due further ahead than any wait: the clock was wrong when the time was set.
  const due = prepare(
    'SELECT * FROM deliveries WHERE delivered IS NULL AND way = ? AND (due <= ? OR due > ?) ORDER BY due LIMIT 20',
  );
  const oneLead = prepare('SELECT * FROM leads WHERE id = ?');
  const photosOf = prepare('SELECT name, type, file, size FROM photo_files WHERE lead = ? ORDER BY rowid');
  const succeed = prepare('UPDATE deliveries SET delivered = ?, error = NULL WHERE lead = ? AND way = ?');
  const fail = prepare('UPDATE deliveries SET tries = tries + 1, due = ?, error = ? WHERE lead = ? AND way = ?');
  const list = prepare(`
    SELECT leads.*, (SELECT count(*) FROM photo_files WHERE lead = leads.id) AS photos,
      (SELECT count(*) FROM deliveries WHERE lead = leads.id AND delivered IS NULL) AS undelivered,
      (SELECT max(error) FROM deliveries WHERE lead = leads.id) AS error
    FROM leads ORDER BY id DESC LIMIT ?`);
  const hasFile = prepare('SELECT 1 FROM photo_files WHERE file = ?');
  const photoBytes = prepare('SELECT coalesce(sum(size), 0) AS bytes FROM photo_files');
  const isPending = 'EXISTS (SELECT 1 FROM deliveries WHERE lead = leads.id AND delivered IS NULL)';
  const oldest = prepare('SELECT id FROM leads WHERE received < ? LIMIT 1');
  const leastNeeded = prepare(`SELECT id FROM leads WHERE NOT ${isPending} ORDER BY spam IS NULL, id LIMIT 1`);
  const removals = ['photo_files WHERE lead', 'deliveries WHERE lead', 'leads WHERE id'].map((rows) =>
    prepare(`DELETE FROM ${rows} = ?`),
  );
  const pragma = (name) => prepare(`PRAGMA ${name}`).get()[name];
  const storedBytes = () =>
    (pragma('page_count') - pragma('freelist_count')) * pragma('page_size') + photoBytes.get().bytes;

  const lead = (row) => row && { ...row, fields: JSON.parse(row.fields) };

  const insert = database.transaction(({ key, fields, photos, spam, ways, now }) => {
    const content = contentOf(fields, photos);
    const keyed = key === undefined ? undefined : byKey.get(key);
    // Another request with the key of an earlier one is stored, too, as if it had none.
    const isKeyed = key !== undefined && (keyed === undefined || keyed.content === content);
    const known = isKeyed ? keyed : byContent.get(content, now, doubleClickMs);
    if (known) return { id: known.id, isNew: false };
    const row = [isKeyed ? key : null, content, now, JSON.stringify(fields), spam ?? null];
    const id = Number(addLead.run(...row).lastInsertRowid);
    for (const { name, type, file, size } of photos) addPhoto.run(id, name, type, file, size);
    if (spam === undefined) for (const way of ways) addDelivery.run(id, way, now);
    return { id, isNew: true };
  });

  const removeOld = database.transaction((now) => {
    const removed = [];
    const next = () => oldest.get(now - keepMs) ?? (storedBytes() > maxStored ? leastNeeded.get() : undefined);
    for (let row = next(); row; row = next()) {
      removed.push(...photosOf.all(row.id));
      for (const removal of removals) removal.run(row.id);
    }
    return removed;
  });

  return {
    /** Stores a lead and its deliveries in one transaction. A repeated request returns the same lead. */
    add: (request) => insert.immediate(request),
    /** Removes what is older than the limit and, above the limit of bytes, spam and then the oldest delivered leads. Returns their photos. */
    removeOld: (now) => removeOld.immediate(now),
    hasFile: (file) => hasFile.get(file) !== undefined,
    due: (way, now) => due.all(way, now, now + 2 * maxWaitMs),
    lead: (id) => lead(oneLead.get(id)),
    photos: (id) => photosOf.all(id),
    delivered: ({ lead, way }, now) => void succeed.run(now, lead, way),
    failed: ({ lead, way }, error, due) => void fail.run(due, error, lead, way),
    /** Newest first. */
    list: (limit) => list.all(limit).map(lead),
    close: () => database.close(),
  };
}

function contentOf(fields, photos) {
  const hash = createHash('sha256').update(JSON.stringify(fields));
  for (const photo of photos) hash.update(photo.hash);
  return hash.digest('hex');
}
