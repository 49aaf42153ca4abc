/** Postpones Ctrl-C and similar signals while a publish is under way. Listens to the process's signals. */

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Does the work to its end, and returns the first signal that arrived meanwhile. At all other times signals end the process at once. */
export async function finishDespiteSignals(work: () => void): Promise<NodeJS.Signals | undefined> {
  let signal: NodeJS.Signals | undefined;
  const hold = (received: NodeJS.Signals) => {
    signal ??= received;
  };
  for (const one of signals) process.on(one, hold);
  try {
    work();
    // Node delivers signals that arrived during synchronous work only in a later turn of its loop.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    return signal;
  } finally {
    for (const one of signals) process.off(one, hold);
  }
}
