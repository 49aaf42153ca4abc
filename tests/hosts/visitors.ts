/** Requests the home page and all that it leads to until its input ends, then prints the result. A process of its own, because publishing blocks its process. */
import http from 'node:http';
import { rawRequest } from '../support/raw-request.ts';
import { urlsIn } from '../support/sites/live-pages.ts';

const [port = '', count = ''] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(count) });
let [requests, failed, isOver] = [0, 0, false];
process.stdin.resume().on('end', () => {
  isOver = true;
});

async function visit(): Promise<void> {
  while (!isOver) {
    const home = await get('/');
    if (!/^release \d+ .* end$/.test(home)) failed += 1;
    for (const url of urlsIn(home)) await get(url);
  }
}

/** Counts as failed if there is no such file, or if it is not whole. */
async function get(url: string): Promise<string> {
  const answer = await rawRequest(Number(port), url, { agent }).catch(() => undefined);
  const text = answer?.body.toString() ?? '';
  requests += 1;
  if (answer?.status !== 200 || !text.endsWith(' end')) {
    failed += 1;
    console.error(`${url}: ${answer?.status}`);
  }
  return text;
}

await Promise.all(Array.from({ length: Number(count) }, visit));
agent.destroy();
process.stdout.write(JSON.stringify({ requests, failed }));
