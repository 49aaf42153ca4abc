/** Starts the receiver: `npm start`. Stops cleanly on SIGINT and SIGTERM. Loses nothing if it is killed. */
import { startDelivery, waysOf } from './deliver.js';
import { createServer } from './server.js';
import { readSettings } from './settings.js';
import { openStore } from './store.js';

const settings = await orExit(() => readSettings(process.env));
const store = await orExit(() => openStore(settings.database), `The database ${settings.database} cannot be opened`);
const ways = waysOf(settings);
const delivery = startDelivery({ store, ways, retrySeconds: settings.retrySeconds, log: console });
const server = await createServer({ settings, store, ways, wake: delivery.wake });
const { host, port } = settings;
console.log(
  `Listening on ${await orExit(() => server.listen({ host, port }), `Port ${port} of ${host} cannot be used`)}`,
);

/** Ends the program with one sentence if a setting is wrong. */
async function orExit(start, sentence) {
  try {
    return await start();
  } catch (error) {
    console.error(sentence === undefined ? error.message : `${sentence}: ${error.message}`);
    process.exit(2);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await server.close();
    await delivery.stop();
    store.close();
  });
