/** A receiver in a process of its own, and a mail server that records messages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import Database from 'libsql';
import { SMTPServer } from 'smtp-server';

export const token = 'a-token-that-only-tests-know';

/** What begins like a photo. */
export const jpegOf = (size) => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(size - 3, 'x')]);

/** From now on, leads cannot be stored, as on a full disk. */
export function refuseLeads(file) {
  const database = new Database(file);
  database.exec(
    "CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT raise(ABORT, 'database or disk is full'); END",
  );
  database.close();
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** `messages` are the raw texts in the order of arrival; `refuse` returns the status with which a text is rejected. */
export async function startMailServer() {
  const sink = { messages: [], refuse: () => undefined, port: 0, close: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, done) {
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const responseCode = sink.refuse(text);
        if (responseCode) return done(Object.assign(new Error('No, thanks'), { responseCode }));
        sink.messages.push(text);
        done();
      });
    },
  });
  // A client that was killed leaves its connection half open.
  server.on('error', () => {});
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  sink.port = server.server.address().port;
  sink.close = () => new Promise((resolve) => server.close(resolve));
  return sink;
}

/** Resolves when it listens. */
export async function startReceiver(env) {
  const child = spawn(process.execPath, ['src/main.js'], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env.PATH, ADMIN_TOKEN: token, RETRY_SECONDS: '0.2', PER_MINUTE: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Listening') && resolve());
    child.once('exit', (code) => reject(new Error(`The receiver ended with ${code}: ${said}`)));
  });
  return {
    child,
    kill: async (signal = 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

export async function until(condition, what, timeoutMs = 20_000) {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
