/** Loaded into a measured program first: reports to its parent what the process has used so far, `heap` after a garbage collection. */
process.on('message', (asked) => {
  if (asked === 'heap') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ processor: (user + system) / 1000, heap: process.memoryUsage().heapUsed / 2 ** 20 });
});
// Does not keep the program running.
process.channel?.unref();
