/** A socket without a process, as a killed editor or database leaves behind. */
import { execFileSync } from 'node:child_process';

export function makeSocket(file: string): void {
  const listen = "require('node:net').createServer().listen(process.argv[1], () => process.exit())";
  execFileSync(process.execPath, ['-e', listen, file]);
}
