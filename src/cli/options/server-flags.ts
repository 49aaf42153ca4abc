/** The flags of preview and dev, which src/cli/start-server.ts reads. */
import { type Command, InvalidArgumentError } from 'commander';

export interface ServerFlags {
  port: number;
  host?: string | true;
  open?: boolean;
}

export function addServerOptions(command: Command, port: number): Command {
  return command
    .option('--port <number>', 'the port; if it is in use, the next free one', parsePort, port)
    .option(
      '--host [address]',
      'let other devices on the network connect; with an address of this computer, listen only on that address',
    )
    .option('--open', 'open the site in your browser');
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new InvalidArgumentError('Must be a whole number from 1 to 65535, or 0 for any free port.');
  return port;
}
