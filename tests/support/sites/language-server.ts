/** Runs the real YAML language server over stdio, as an editor does: opens texts, gives their squiggles and completions. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Counted from 0, as editors do. */
interface Position {
  line: number;
  character: number;
}

export interface Squiggle {
  message: string;
  range: { start: Position; end: Position };
}

interface Offer {
  label: string;
  /** What choosing it writes; `$1` and `${1:…}` are places to fill in. */
  writes: string;
  /** The message. */
  about: string;
}

export interface LanguageServer {
  /** Gives the squiggles of `text` as if it were in `file`, which is absolute, need not exist. A file that is open gets the new text. */
  open: (file: string, text: string) => Promise<Squiggle[]>;
  /** The completions at a place in an open file. */
  complete: (file: string, position: Position) => Promise<Offer[]>;
  stop: () => void;
}

type Message = { id?: number | string; method?: string; params?: unknown; result?: unknown; error?: unknown };

/** `root` is the folder open in the editor; `settings` are its settings below `yaml`, as .vscode/settings.json writes them. */
export async function startLanguageServer(
  root: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<LanguageServer> {
  const program = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server');
  const child = spawn(process.execPath, [program, '--stdio'], { cwd: root });
  const answers = new Map<number, (message: Message) => void>();
  const squiggles = new Map<string, (found: Squiggle[]) => void>();
  const send = (message: Message) => write(child, { jsonrpc: '2.0', ...message });
  const request = (method: string, params: unknown): Promise<unknown> => {
    const id = answers.size + 1;
    send({ id, method, params });
    return new Promise((resolve, reject) => {
      answers.set(id, ({ result, error }) => (error ? reject(new Error(JSON.stringify(error))) : resolve(result)));
    });
  };
  readMessages(child, (message) => {
    if (message.method === undefined) answers.get(Number(message.id))?.(message);
    else if (message.method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = message.params as { uri: string; diagnostics: Squiggle[] };
      squiggles.get(uri)?.(diagnostics);
    } else if (message.id !== undefined) {
      const { items = [] } = (message.params ?? {}) as { items?: { section?: string }[] };
      const result = items.map(({ section }) => (section === 'yaml' ? settings : null));
      send({ id: message.id, result: message.method === 'workspace/configuration' ? result : null });
    }
  });

  const folder = { uri: address(root), name: path.basename(root) };
  const capabilities = {
    workspace: { configuration: true, workspaceFolders: true },
    textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
  };
  await request('initialize', {
    processId: process.pid,
    rootUri: folder.uri,
    workspaceFolders: [folder],
    capabilities,
  });
  send({ method: 'initialized', params: {} });

  return {
    open: (file, text) => {
      const uri = address(file);
      const opened = { textDocument: { uri, languageId: 'yaml', version: 1, text } };
      const changed = { textDocument: { uri, version: 2 }, contentChanges: [{ text }] };
      if (squiggles.has(uri)) send({ method: 'textDocument/didChange', params: changed });
      else send({ method: 'textDocument/didOpen', params: opened });
      return new Promise<Squiggle[]>((resolve) => squiggles.set(uri, resolve));
    },
    complete: async (file, position) => {
      const params = { textDocument: { uri: address(file) }, position };
      const { items } = (await request('textDocument/completion', params)) as { items: CompletionItem[] };
      return items.map((item) => ({
        label: item.label,
        writes: item.textEdit?.formatYaml ?? item.insertText ?? item.label,
        about: textOf(item.documentation),
      }));
    },
    stop: () => child.kill(),
  };
}

type Markup = string | { value: string } | undefined;
type CompletionItem = { label: string; insertText?: string; textEdit?: { formatYaml: string }; documentation?: Markup };

function textOf(markup: Markup): string {
  return typeof markup === 'string' ? markup : (markup?.value ?? '');
}

function address(file: string): string {
  return pathToFileURL(file).href;
}

function write(child: ChildProcessWithoutNullStreams, message: unknown): void {
  const body = JSON.stringify(message);
  child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

function readMessages(child: ChildProcessWithoutNullStreams, take: (message: Message) => void): void {
  let rest = Buffer.alloc(0);
  child.stdout.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(rest.toString('utf8', 0, Math.max(0, end)))?.[1]);
      if (end === -1 || rest.length < end + 4 + length) return;
      take(JSON.parse(rest.toString('utf8', end + 4, end + 4 + length)));
      rest = rest.subarray(end + 4 + length);
    }
  });
}
