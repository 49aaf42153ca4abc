/** Sends leads to the owner by mail, by webhook, or both. Repeats failed deliveries until they succeed. */
import nodemailer from 'nodemailer';
import { maxWaitMs } from './store.js';

/** A server that does not respond must not keep other leads waiting for long. */
const timeoutMs = 15_000;
const sendTimeoutMs = 60_000;
/** A mail server that sends a little now and then is never silent for that long. */
const mailTimeoutMs = 300_000;
/** Many mail servers refuse messages over 20 or 25 MB, and attachments are a third larger in a message. */
const maxAttachedBytes = 12_000_000;
/** After so many failures, about five minutes, the photos may be the reason, and the mail is sent without them. */
const triesWithPhotos = 6;

/** Those that may be configured. */
const wayNames = ['mail', 'webhook'];

/** @typedef {(lead: object, photos: object[], tries: number) => Promise<void>} Way */

/** @param {import('./settings.js').Settings} settings @returns {Map<string, Way>} */
export function waysOf({ mail, webhook, site }) {
  const ways = new Map();
  if (mail) {
    const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: sendTimeoutMs };
    const transport = nodemailer.createTransport({ url: mail.url, ...timeouts });
    ways.set('mail', async (lead, photos, tries) => {
      const attached = tries < triesWithPhotos ? attachable(photos) : [];
      const addresses = { from: mail.from, to: mail.to, signal: AbortSignal.timeout(mailTimeoutMs) };
      await transport.sendMail({ ...addresses, ...messageOf(lead, { photos, attached, site }) });
    });
  }
  if (webhook)
    ways.set('webhook', async (lead, photos) => {
      const { id, received, fields } = lead;
      const response = await fetch(webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `lead-${id}` },
        body: JSON.stringify({ id, received: new Date(received).toISOString(), fields, photos: photos.length }),
        // A redirected POST would arrive as a GET without the lead.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook responded with ${response.status}.`);
    });
  return ways;
}

/**
 * A receiver that is killed between the mail server's acceptance and its own record of it sends the message again. The
 * Message-ID is the same, so that mail servers and programs show it once.
 */
function messageOf({ id, received, fields }, { photos, attached, site }) {
  const line = (text) => String(text).replace(/\s+/g, ' ').trim();
  return {
    messageId: `<lead-${id}-${received}@${new URL(site).hostname}>`,
    subject: line(`Request from ${fields.name}${fields.service ? `: ${fields.service}` : ''}`).slice(0, 150),
    ...(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(fields.email ?? '') ? { replyTo: fields.email } : {}),
    text: [
      ...Object.entries(fields)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `${name}: ${value}`),
      ...photos.flatMap((photo, index) =>
        attached.includes(photo) ? [] : [`Photo not attached: /leads/${id}/photos/${index} (${photo.name})`],
      ),
    ].join('\n'),
    attachments: attached.map(({ name, type, path }) => ({ filename: name, contentType: type, path })),
  };
}

/** The first photos that fit into one mail. */
function attachable(photos) {
  let left = maxAttachedBytes;
  return photos.filter(({ size }) => {
    if (size > left) return false;
    left -= size;
    return true;
  });
}

/** What went wrong: `fetch` hides it in the cause. */
function reasonOf(error) {
  const { message, cause } = error ?? {};
  return `${message ?? error}${cause ? `: ${cause.code ?? cause.message}` : ''}`.slice(0, 300);
}

/**
 * Starts with the deliveries that an earlier process left. `wake` sends what is due; `stop` waits for the current deliveries.
 * The ways do not wait for each other: a webhook that does not respond must not delay the mails.
 */
export function startDelivery({ store, photoFiles, ways, retrySeconds, log }) {
  let isStopped = false;
  const running = new Map(wayNames.map((way) => [way, Promise.resolve()]));
  /** Sent, but not recorded yet: while the disk is full, a lead must not be sent again and again. */
  const sent = new Set();

  const deliverOne = async (delivery) => {
    const send = ways.get(delivery.way);
    // Its setting was removed: the delivery waits until it is set again.
    if (!send) return store.failed(delivery, `${delivery.way} is not configured`, Date.now() + maxWaitMs);
    const id = `${delivery.lead} ${delivery.way}`;
    try {
      const photos = store.photos(delivery.lead).map((photo) => ({ ...photo, path: photoFiles.path(photo.file) }));
      if (!sent.has(id)) await send(store.lead(delivery.lead), photos, delivery.tries);
    } catch (error) {
      const wait = Math.min(maxWaitMs, retrySeconds * 1000 * 2 ** delivery.tries);
      store.failed(delivery, reasonOf(error), Date.now() + wait);
      log.warn(`Lead ${delivery.lead} was not delivered by ${delivery.way}: ${reasonOf(error)}`);
      return;
    }
    sent.add(id);
    store.delivered(delivery, Date.now());
    sent.delete(id);
  };
  const round = async (way) => {
    const due = () => (isStopped ? [] : store.due(way, Date.now()));
    for (let batch = due(); batch.length > 0; batch = due())
      for (const delivery of batch) if (!isStopped) await deliverOne(delivery);
  };
  const wake = () => {
    for (const [way, before] of running)
      running.set(
        way,
        before.then(() => round(way)).catch((error) => log.error(error)),
      );
  };
  const timer = setInterval(wake, Math.max(200, Math.min(5000, retrySeconds * 1000)));
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
