/** Sends leads to the owner by mail, by webhook, or both. Repeats failed deliveries until they succeed. */
import nodemailer from 'nodemailer';

const maxWaitMs = 60 * 60_000;
const webhookTimeoutMs = 15_000;

/** @typedef {(lead: object, photos: object[]) => Promise<void>} Way */

/** @param {import('./settings.js').Settings} settings @returns {Map<string, Way>} */
export function waysOf({ mail, webhook, site }) {
  const ways = new Map();
  if (mail) {
    const transport = nodemailer.createTransport(mail.url);
    ways.set('mail', async (lead, photos) => {
      await transport.sendMail({ from: mail.from, to: mail.to, ...messageOf(lead, photos, site) });
    });
  }
  if (webhook)
    ways.set('webhook', async (lead, photos) => {
      const { id, received, fields } = lead;
      const response = await fetch(webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `lead-${id}` },
        body: JSON.stringify({ id, received: new Date(received).toISOString(), fields, photos: photos.length }),
        signal: AbortSignal.timeout(webhookTimeoutMs),
      });
      if (!response.ok) throw new Error(`The webhook responded with ${response.status}.`);
    });
  return ways;
}

/**
 * A receiver that is killed between the mail server's acceptance and its own record of it sends the message again. The
 * Message-ID is the same, so that mail servers and programs show it once.
 */
function messageOf({ id, received, fields }, photos, site) {
  const line = (text) => String(text).replace(/\s+/g, ' ').trim();
  return {
    messageId: `<lead-${id}-${received}@${new URL(site).hostname}>`,
    subject: line(`Request from ${fields.name}${fields.service ? `: ${fields.service}` : ''}`).slice(0, 150),
    ...(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(fields.email ?? '') ? { replyTo: fields.email } : {}),
    text: Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    attachments: photos.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
  };
}

/** Starts with the deliveries that an earlier process left. `wake` sends what is due; `stop` waits for the current delivery. */
export function startDelivery({ store, ways, retrySeconds, log }) {
  let timer;
  let isStopped = false;
  let running = Promise.resolve();

  const deliverOne = async (delivery) => {
    const send = ways.get(delivery.way);
    // Its setting was removed: the delivery waits until it is set again.
    if (!send) return store.failed(delivery, `${delivery.way} is not configured`, Date.now() + maxWaitMs);
    try {
      await send(store.lead(delivery.lead), store.photos(delivery.lead));
      store.delivered(delivery, Date.now());
    } catch (error) {
      const wait = Math.min(maxWaitMs, retrySeconds * 1000 * 2 ** delivery.tries);
      store.failed(delivery, String(error?.message ?? error).slice(0, 300), Date.now() + wait);
      log.warn(`Lead ${delivery.lead} was not delivered by ${delivery.way}: ${error?.message}`);
    }
  };
  const round = async () => {
    for (let due = store.due(Date.now()); due.length > 0 && !isStopped; due = store.due(Date.now()))
      for (const delivery of due) if (!isStopped) await deliverOne(delivery);
  };
  const wake = () => {
    running = running.then(round).catch((error) => log.error(error));
  };
  timer = setInterval(wake, Math.max(200, Math.min(5000, retrySeconds * 1000)));
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
