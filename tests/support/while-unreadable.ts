/** Runs a function while a file or folder cannot be read. Root can read everything, so its rights are given up meanwhile. */
import { chmodSync, statSync } from 'node:fs';

/** Nobody's number on Debian and on macOS. */
const nobody = 65_534;

export async function whileUnreadable<Result>(file: string, act: () => Result | Promise<Result>): Promise<Result> {
  const { mode } = statSync(file);
  const isRoot = process.getuid?.() === 0;
  chmodSync(file, 0);
  if (isRoot) process.seteuid?.(nobody);
  try {
    return await act();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(file, mode);
  }
}
