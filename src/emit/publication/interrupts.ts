/** Cleans up when a signal ends the process, then ends it as the signal would have. Listens to the process's signals. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** `cleanUp` must be synchronous. Returns a function that stops listening. */
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
    // If there is no other listener, ends by the same signal, as its sender expects.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('exit', onExit);
  for (const signal of signals) process.once(signal, onSignal);
  return stop;
}
