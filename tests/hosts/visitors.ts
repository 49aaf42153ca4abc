/** Requests one page until its input ends, then prints the result. A process of its own, because publishing blocks its process. */
import http from 'node:http';
import { rawRequest } from '../support/raw-request.ts';

const [port = '', count = ''] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(count) });
let [requests, failed, isOver] = [0, 0, false];
process.stdin.resume().on('end', () => {
  isOver = true;
});

async function visit(): Promise<void> {
  while (!isOver) {
    const answer = await rawRequest(Number(port), '/', { agent }).catch(() => undefined);
    requests += 1;
    if (answer?.status !== 200 || !/^release \d+$/.test(answer.body.toString())) failed += 1;
  }
}

await Promise.all(Array.from({ length: Number(count) }, visit));
agent.destroy();
process.stdout.write(JSON.stringify({ requests, failed }));
