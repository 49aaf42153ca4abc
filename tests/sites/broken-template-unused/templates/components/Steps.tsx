/** A component from before each had a folder. */
export function Steps() {
  return null;
}
