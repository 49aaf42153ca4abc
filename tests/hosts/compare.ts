/** Sends the one list of requests to a server. */
import { rawRequest } from '../support/raw-request.ts';
import { readBuiltSite } from './built.ts';
import { listExchanges } from './requests.ts';
import type { RunningHost } from './servers.ts';

export interface TopicResult {
  requests: number;
  /** One sentence for each wrong answer. */
  wrong: string[];
}

/** `folder` is the built one, which the server shows at `base`; `rules` has the `_headers` and `_redirects` to compare with. */
export async function compareHost(
  { port, name }: Pick<RunningHost, 'port' | 'name'>,
  { folder, rules = folder, base }: { folder: string; rules?: string; base: string },
): Promise<Record<string, TopicResult>> {
  const host = name === undefined ? {} : { host: name };
  const topics = listExchanges(readBuiltSite(folder, { base, rules }));
  const results: Record<string, TopicResult> = {};
  for (const [topic, exchanges] of Object.entries(topics)) {
    const wrong: string[] = [];
    for (const { method = 'GET', path, headers = {}, judge } of exchanges) {
      const answer = await rawRequest(port, path, { method, headers: { ...host, ...headers } });
      for (const one of judge(answer)) if (one) wrong.push(`${method} ${path}: ${one}`);
    }
    results[topic] = { requests: exchanges.length, wrong };
  }
  return results;
}
