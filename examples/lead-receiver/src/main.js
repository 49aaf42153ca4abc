/** Starts the receiver: `npm start`. Stops cleanly on SIGINT and SIGTERM. Loses nothing if it is killed. */
import { startDelivery, waysOf } from './deliver.js';
import { createServer } from './server.js';
import { readSettings } from './settings.js';
import { openStore } from './store.js';

let settings;
try {
  settings = readSettings(process.env);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
const store = openStore(settings.database);
const ways = waysOf(settings);
const delivery = startDelivery({ store, ways, retrySeconds: settings.retrySeconds, log: console });
const server = await createServer({ settings, store, ways, wake: delivery.wake });
console.log(`Listening on ${await server.listen({ host: settings.host, port: settings.port })}`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await server.close();
    await delivery.stop();
    store.close();
  });
