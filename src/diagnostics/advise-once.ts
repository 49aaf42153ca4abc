/** A function that works out advice for a value → one that does so once per value, and for no more values than anybody reads. Pure. */

/** With more different mistakes than a hundred, the cause is a missing file or folder, not typos. */
const maxAdvised = 100;

/** The result is undefined for the values after the first hundred. A mistake in ten thousand files costs as much as in one. */
export function adviseOnce<Advice>(advise: (value: string) => Advice): (value: string) => Advice | undefined {
  const known = new Map<string, Advice>();
  return (value) => {
    if (!known.has(value) && known.size < maxAdvised) known.set(value, advise(value));
    return known.get(value);
  };
}
