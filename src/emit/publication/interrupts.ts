/** Postpones Ctrl-C and similar signals while a publish is under way. Listens to the process's signals. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Interrupt = (typeof signals)[number];

/** Does the work to its end, and returns the first signal that arrived meanwhile. At all other times signals end the process at once. */
export async function finishDespiteSignals(work: () => void): Promise<Interrupt | undefined> {
  let signal: Interrupt | undefined;
  const hold = (received: NodeJS.Signals) => {
    signal ??= signals.find((one) => one === received);
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
