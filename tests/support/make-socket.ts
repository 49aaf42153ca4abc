/** A socket that no process listens to any more, as an editor or a database that was killed leaves one. */
import { execFileSync } from 'node:child_process';

export function makeSocket(file: string): void {
  const listen = "require('node:net').createServer().listen(process.argv[1], () => process.exit())";
  execFileSync(process.execPath, ['-e', listen, file]);
}
