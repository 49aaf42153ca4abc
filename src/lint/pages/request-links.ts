/** Requests URLs on other sites, to check whether they still exist. Touches the network. */
import { codeOf } from '../../diagnostics/errors.ts';
import { groupBy } from '../../domain/groups.ts';
import { parseUrl } from '../../text/strings.ts';
import type { LinkResponse } from './lint-external-links.ts';

interface RequestOptions {
  /** The network, or its replacement in a test. */
  fetcher?: typeof fetch;
  /** Per response, in milliseconds. */
  timeout?: number;
}

const concurrency = 8;
const maxRedirects = 10;
/** Some servers refuse a client that does not identify itself. */
const headers = { 'user-agent': 'treesite check --external', accept: 'text/html,*/*;q=0.8' };

/** Requests several hosts concurrently, but one URL at a time per host, so that a check does not look like an attack. */
export async function requestLinks(
  hrefs: readonly string[],
  options: RequestOptions = {},
): Promise<Map<string, LinkResponse>> {
  const waiting = [...groupBy(hrefs, (href) => parseUrl(href)?.host).values()];
  const answers = new Map<string, LinkResponse>();
  const work = async () => {
    for (let ofHost = waiting.shift(); ofHost; ofHost = waiting.shift()) {
      for (const href of ofHost) answers.set(href, await requestLink(href, options));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return answers;
}

/** Uses HEAD, which costs the server least; if the server does not support it, GET. */
async function requestLink(href: string, options: RequestOptions): Promise<LinkResponse> {
  try {
    const head = await follow(href, 'HEAD', options);
    return answerOf(head.status < 400 ? head : await follow(href, 'GET', options));
  } catch (error) {
    return answerOfFailure(error);
  }
}

interface Followed {
  status: number;
  /** The new URL after a permanent redirect, if any. */
  moved?: string;
}

async function follow(href: string, method: 'HEAD' | 'GET', options: RequestOptions): Promise<Followed> {
  const { fetcher = fetch, timeout = 10_000 } = options;
  let url = href;
  let moved: string | undefined;
  let forGood = true;
  for (let count = 0; count <= maxRedirects; count++) {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetcher(url, { method, headers, redirect: 'manual', signal });
    await response.body?.cancel();
    const next = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || next === null) {
      return { status: response.status, ...(moved !== undefined && { moved }) };
    }
    url = new URL(next, url).href;
    // After a temporary redirect, a permanent one does not apply to the original URL.
    forGood &&= response.status === 301 || response.status === 308;
    if (forGood) moved = url;
  }
  throw new Error('it redirects in a loop');
}

function answerOf({ status, moved }: Followed): LinkResponse {
  const reason = `the server responds with ${status}`;
  if (status === 404 || status === 410) return { kind: 'broken', reason, reached: true };
  if (status >= 400) return { kind: 'unsure', reason, reached: true };
  return moved === undefined ? { kind: 'found' } : { kind: 'moved', to: moved };
}

const noAnswer = new Set(['EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ECONNREFUSED']);

function answerOfFailure(error: unknown): LinkResponse {
  // fetch wraps the system's error.
  const code = codeOf(error instanceof Error ? error.cause : undefined);
  if (code === 'ERR_INVALID_URL') return { kind: 'broken', reason: 'it is not a valid URL', reached: true };
  if (code === 'ENOTFOUND') return { kind: 'broken', reason: 'the host does not exist', reached: false };
  if (code !== undefined && noAnswer.has(code)) return { kind: 'unsure', reason: 'no server responds', reached: false };
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const reason = isLate
    ? 'the server takes too long to respond'
    : (code ?? (error instanceof Error ? error.message : String(error)));
  return { kind: 'unsure', reason, reached: true };
}
