/** One build at a time for one output folder. Touches the lock file only. */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';

const patience = 30_000;
const pause = 100;
/** Making a lock and writing one's number into it is a matter of microseconds. */
const longestWithoutNumber = 2_000;

/** Waits for another build to end; takes over from one that has died. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await acquire(file);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 ? !isAlive(holder) : await isOld(file)) await rm(file, { force: true });
    else if (Date.now() > until) throw busy(holder, file);
    else await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A build that was killed between the two leaves an empty lock. */
async function isOld(file: string): Promise<boolean> {
  const made = await stat(file).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > longestWithoutNumber;
}

/** No bug: the cli knows it by its code. */
function busy(holder: number, file: string): Error {
  const message = `Another build (process ${holder}) is still writing. If it is not, delete ${file}.`;
  return Object.assign(new Error(message), { code: 'TREESITE_BUSY' });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
