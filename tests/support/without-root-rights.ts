/** Runs a function without the rights of root, which can read every file. */

/** Nobody's number on Debian and on macOS. */
const nobody = 65_534;

export async function withoutRootRights<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return act();
  process.seteuid?.(nobody);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
  }
}
