/** Starts the receiver: `npm start`. Stops cleanly on SIGINT and SIGTERM. Loses nothing if it is killed. */
import { startDelivery, waysOf } from './deliver.js';
import { openPhotoFiles } from './photo-files.js';
import { createServer } from './server.js';
import { readSettings } from './settings.js';
import { openStore } from './store.js';

const hourMs = 60 * 60_000;

const settings = await orExit(() => readSettings(process.env));
const limits = { maxStored: settings.maxStored, keepMs: settings.keepDays * 24 * hourMs };
const store = await orExit(
  () => openStore(settings.database, limits),
  `The database ${settings.database} cannot be opened`,
);
const photoFolder = `${settings.database}-photos`;
const photoFiles = await orExit(() => openPhotoFiles(photoFolder), `The folder ${photoFolder} cannot be used`);
const removeOld = () => {
  try {
    photoFiles.remove(store.removeOld(Date.now()));
  } catch (error) {
    // A full disk must not end the program.
    console.error(error);
  }
};
photoFiles.removeAbandoned(store.hasFile);
removeOld();
const cleaning = setInterval(removeOld, hourMs);
const ways = waysOf(settings);
const delivery = startDelivery({ store, photoFiles, ways, retrySeconds: settings.retrySeconds, log: console });
const wake = () => {
  removeOld();
  delivery.wake();
};
const server = await createServer({ settings, store, photoFiles, ways, wake });
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
    clearInterval(cleaning);
    await server.close();
    await delivery.stop();
    store.close();
  });
