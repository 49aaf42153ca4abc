/** One build at a time for one output folder. Touches the lock file only. */
import { readFile, rm, writeFile } from 'node:fs/promises';

const patience = 30_000;
const pause = 100;

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
    if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
    else if (Date.now() > until)
      throw new Error(`Another build (process ${holder}) is still writing. If it is not, delete ${file}.`);
    else await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
