/** The events that `dev` sends to an open page. */
import { EventEmitter, once } from 'node:events';

/** Only ends a test that would wait forever. */
export const patienceMs = 30_000;

interface DevEvent {
  type: string;
  data: { text?: string; href?: string };
}

export interface OpenedPage {
  events: DevEvent[];
  /** The next event of this type that has not been waited for yet. */
  next: (type: string) => Promise<DevEvent['data']>;
  close: () => void;
}

/** Listens as the script of the page does: `address` is the page's path, `html` the page. `origin` has no slash at its end. */
export async function openEvents(origin: string, address: string, html: string): Promise<OpenedPage> {
  const [, version = '', style = ''] = /data-version="([^"]*)" data-style="([^"]*)"/.exec(html) ?? [];
  const closing = new AbortController();
  const query = new URLSearchParams({ page: address, version, style });
  const { body } = await fetch(`${origin}/@treesite/events?${query}`, { signal: closing.signal });
  if (!body) throw new Error('The server sends no events.');
  const events: DevEvent[] = [];
  const arrivals = new EventEmitter();
  const read = async () => {
    let text = '';
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      text += part;
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const one of whole) {
        const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(one) ?? [];
        if (type !== undefined && data !== undefined) events.push({ type, data: JSON.parse(data) });
      }
      arrivals.emit('some');
    }
  };
  // It ends with its server.
  read().catch(() => {});
  let waitedFor = 0;
  const next = async (type: string) => {
    for (;;) {
      const index = events.findIndex((event, at) => at >= waitedFor && event.type === type);
      const event = events[index];
      if (event) {
        waitedFor = index + 1;
        return event.data;
      }
      const late = () => new Error(`No ${type} came: ${JSON.stringify(events)}`);
      await once(arrivals, 'some', { signal: AbortSignal.timeout(patienceMs) }).catch(() => Promise.reject(late()));
    }
  };
  return { events, next, close: () => closing.abort() };
}
