/** Leads and pending deliveries in one SQLite file. When a call returns, its changes are on disk. */
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
  CREATE TABLE IF NOT EXISTS photos (
    lead INTEGER NOT NULL REFERENCES leads (id),
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
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

export function openStore(file) {
  const database = new Database(file);
  // FULL: acknowledged leads survive a power cut, not only a crash of this program.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  database.exec(tables);
  const prepare = (sql) => database.prepare(sql);
  const byKey = prepare('SELECT id, content FROM leads WHERE key = ?');
  const byContent = prepare('SELECT id FROM leads WHERE key IS NULL AND content = ? AND abs(received - ?) < ?');
  const addLead = prepare('INSERT INTO leads (key, content, received, fields, spam) VALUES (?, ?, ?, ?, ?)');
  const addPhoto = prepare('INSERT INTO photos (lead, name, type, bytes) VALUES (?, ?, ?, ?)');
  const addDelivery = prepare('INSERT INTO deliveries (lead, way, due) VALUES (?, ?, ?)');
  // Due further ahead than any wait: the clock was wrong when the time was set.
  const due = prepare(
    'SELECT * FROM deliveries WHERE delivered IS NULL AND way = ? AND (due <= ? OR due > ?) ORDER BY due LIMIT 20',
  );
  const oneLead = prepare('SELECT * FROM leads WHERE id = ?');
  const photosOf = prepare('SELECT name, type, bytes FROM photos WHERE lead = ?');
  const succeed = prepare('UPDATE deliveries SET delivered = ?, error = NULL WHERE lead = ? AND way = ?');
  const fail = prepare('UPDATE deliveries SET tries = tries + 1, due = ?, error = ? WHERE lead = ? AND way = ?');
  const list = prepare(`
    SELECT leads.*, (SELECT count(*) FROM photos WHERE lead = leads.id) AS photos,
      (SELECT count(*) FROM deliveries WHERE lead = leads.id AND delivered IS NULL) AS undelivered,
      (SELECT max(error) FROM deliveries WHERE lead = leads.id) AS error
    FROM leads ORDER BY id DESC LIMIT ? OFFSET ?`);

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
    for (const { name, type, bytes } of photos) addPhoto.run(id, name, type, bytes);
    if (spam === undefined) for (const way of ways) addDelivery.run(id, way, now);
    return { id, isNew: true };
  });

  // A database in memory has no other process.
  const lock = file === ':memory:' ? { isMine: () => true, close: () => {} } : openLock(`${file}-delivery`);

  return {
    /** Stores a lead and its deliveries in one transaction. A repeated request returns the same lead. */
    add: (request) => insert.immediate(request),
    /** Whether this process is the one that delivers. Of several with one database, one is, until it ends or closes. */
    mayDeliver: lock.isMine,
    due: (way, now) => due.all(way, now, now + 2 * maxWaitMs),
    lead: (id) => lead(oneLead.get(id)),
    photos: (id) => photosOf.all(id).map((photo) => ({ ...photo, bytes: Buffer.from(photo.bytes) })),
    delivered: ({ lead, way }, now) => void succeed.run(now, lead, way),
    failed: ({ lead, way }, error, due) => void fail.run(due, error, lead, way),
    /** Newest first. */
    list: (limit, offset) => list.all(limit, offset).map(lead),
    close: () => {
      database.close();
      lock.close();
    },
  };
}

/** A transaction that stays open. The system ends it with the process, however that ends. */
function openLock(file) {
  const database = new Database(file);
  database.exec('PRAGMA busy_timeout = 0');
  let isMine = false;
  return {
    isMine: () => {
      try {
        if (!isMine) database.exec('BEGIN EXCLUSIVE');
        isMine = true;
      } catch (error) {
        if (error.code !== 'SQLITE_BUSY') throw error;
      }
      return isMine;
    },
    close: () => database.close(),
  };
}

function contentOf(fields, photos) {
  const hash = createHash('sha256').update(JSON.stringify(fields));
  for (const { bytes } of photos) hash.update(bytes);
  return hash.digest('hex');
}
