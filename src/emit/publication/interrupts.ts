/** Cleans up when the process is asked to end, then lets it end as it would have. Listens to the process's signals. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** `cleanUp` is synchronous. Gives the function that stops listening. */
export function onInterrupt(cleanUp: () => void): () => void {
  const stop = () => {
    process.off('exit', onExit);
    for (const signal of signals) process.off(signal, onSignal);
  };
  const onExit = () => {
    stop();
    cleanUp();
  };
  const onSignal = (signal: NodeJS.Signals) => {
    onExit();
    // Without another listener, the process ends by the signal, as whoever sent it expects.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('exit', onExit);
  for (const signal of signals) process.once(signal, onSignal);
  return stop;
}
