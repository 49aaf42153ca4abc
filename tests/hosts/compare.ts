/** Sends the one list of requests to a server. */
import { rawRequest } from '../support/raw-request.ts';
import { readBuiltSite } from './built.ts';
import { type Ask, listExchanges } from './requests.ts';

export interface TopicResult {
  requests: number;
  /** One sentence for each wrong answer. */
  wrong: string[];
}

/** `folder` is the built one, which the server at `port` shows at `base`. */
export async function compareHost(port: number, folder: string, base: string): Promise<Record<string, TopicResult>> {
  const ask: Ask = (path, options) => rawRequest(port, path, options);
  const topics = await listExchanges(readBuiltSite(folder, base), ask);
  const results: Record<string, TopicResult> = {};
  for (const [topic, exchanges] of Object.entries(topics)) {
    const wrong: string[] = [];
    for (const { method = 'GET', path, headers = {}, judge } of exchanges) {
      const answer = await ask(path, { method, headers });
      for (const one of await judge(answer)) if (one) wrong.push(`${method} ${path}: ${one}`);
    }
    results[topic] = { requests: exchanges.length, wrong };
  }
  return results;
}
