/** The HTTP server: accepts requests of forms, responds once they are on disk, and lists leads for requests with the token. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { formatCsv } from './format-csv.js';
import { missing, readRequest, splitFields } from './read-request.js';

const maxTextBytes = 200_000;
const listLength = 200;
/** More would take too much memory at once. */
const csvLength = 10_000;

export async function createServer({ settings, store, photoFiles, ways, wake }) {
  const { site, token, trustProxy, perMinute, maxBytes } = settings;
  const server = fastify({
    logger: { level: 'warn' },
    // Only the last address of X-Forwarded-For is the proxy's. Visitors can write those before it themselves.
    trustProxy: trustProxy && ((_, hop) => hop === 0),
    bodyLimit: maxTextBytes,
    requestTimeout: 120_000,
  });
  await server.register(rateLimit, { global: false });
  await server.register(formbody, { bodyLimit: maxTextBytes });
  // What is too much is read and dropped: no lead is refused for its photos.
  await server.register(multipart, { limits: { fileSize: Infinity, fields: 100, fieldSize: 20_000 } });
  server.setErrorHandler((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(request, reply, { status, reason: status < 500 ? error.message : 'It could not be stored.' });
  });

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store').header('vary', 'origin');
    if (request.headers.origin === site) reply.header('access-control-allow-origin', site);
  });
  server.options('/', async (_, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, accept')
      .header('access-control-max-age', '86400')
      .send(),
  );
  server.get('/health', async () => ({ ok: true }));

  /** On a full disk, the owner gets the lead at once, without its photos. Throws if that fails, too. */
  const storeOrSend = async (lead) => {
    try {
      return store.add(lead);
    } catch (error) {
      server.log.error(error, 'A lead could not be stored');
      if (lead.spam) throw error;
      const unstored = { id: randomUUID(), received: lead.now, fields: { ...lead.fields, not_stored: error.message } };
      await Promise.any([...ways.values()].map((send) => send(unstored, [], 0)));
      return { isNew: false };
    }
  };
  const limits = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } };
  server.post('/', limits, async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== 'null' && origin !== site)
      return refuse(request, reply, { status: 403, reason: 'Requests from other sites are not accepted.' });
    const { fields, photos } = await readRequest(request, { photoFiles, maxBytes });
    try {
      const { typed, key, spam, next } = splitFields(fields);
      const problem = missing(typed);
      if (problem) return refuse(request, reply, { status: 400, reason: problem });
      const lead = { key, fields: typed, photos: spam ? [] : photos, spam, ways: [...ways.keys()], now: Date.now() };
      const { id, isNew } = await storeOrSend(lead);
      if (isNew) wake();
      // A script asks for JSON. A browser without script is redirected, to the site only.
      if (isScript(request)) return { ok: true, id };
      return reply.redirect(nextOnSite(next, site), 303);
    } finally {
      photoFiles.remove(photos.filter(({ file }) => !store.hasFile(file)));
    }
  });

  const forOwner = {
    config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    preHandler: async (request, reply) => {
      if (!isToken(request.headers.authorization, token))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'The token is wrong or missing.' });
    },
  };
  server.get('/leads', forOwner, async () => store.list(listLength));
  server.get('/leads.csv', forOwner, async (_, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(formatCsv(store.list(csvLength))),
  );
  server.get('/leads/:id/photos/:index', forOwner, async ({ params }, reply) => {
    const photo = store.photos(Number(params.id))[Number(params.index)];
    if (!photo) return reply.code(404).send({ error: 'There is no such photo.' });
    // A browser saves it and never shows it as a page, whatever it contains.
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${photo.name}"`)
      .send(createReadStream(photoFiles.path(photo.file)));
  });
  return server;
}

function isScript({ headers }) {
  return /\bjson\b/.test(headers.accept ?? '');
}

/** A browser without script shows this page, from which the visitor can go back to the filled-in form. */
function refuse(request, reply, { status, reason }) {
  reply.code(status);
  if (isScript(request) || !/\bhtml\b/.test(request.headers.accept ?? '')) return reply.send({ error: reason });
  const text = reason.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'")
    .send(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Not sent</title>
<h1>Your request was not sent</h1><p>${text}</p><p>Go back to change it and send it again, or call us.</p></html>
`);
}

function nextOnSite(next, site) {
  const address = URL.canParse(next ?? '') ? new URL(next) : undefined;
  return address?.origin === site ? address.href : `${site}/`;
}

/** Compares in constant time, also if the lengths differ. */
function isToken(authorization = '', token) {
  const hash = (text) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
