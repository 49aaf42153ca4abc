/** Local stand-ins for hosts elsewhere: Cloudflare's runtime, the local server of Netlify's CLI, and an S3-compatible server that `aws` uploads to. */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../support/sites/run-cli.ts';
import { find, freePort, run, runShell } from './run-server.ts';
import type { HostUnderTest, RunningHost } from './servers.ts';

/** Where `--install` puts these programs, and a run finds them: not in the project, since they are larger than all of its packages. */
export const cloudFolder = path.join(process.env.XDG_CACHE_HOME ?? `${process.env.HOME}/.cache`, 'treesite-hosts');
/** The newest that run on Node 20. */
export const cloudPackages = ['wrangler@4.70.0', 'netlify-cli@23.9.5', 's3rver@3.7.1'];

const programOf = (file: string) => path.join(cloudFolder, 'node_modules', file);
const missing = (file: string) => () => (existsSync(programOf(file)) ? undefined : 'npm run test:hosts -- --install');

export const cloudflare: HostUnderTest = {
  deploy: 'cloudflare',
  missing: missing('wrangler/bin/wrangler.js'),
  start: async ({ root, base, scratch }) => {
    liftRules(root, base);
    const port = await freePort();
    const flags = ['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
    return run(process.execPath, [programOf('wrangler/bin/wrangler.js'), ...flags], { port, home: scratch });
  },
};

export const netlify: HostUnderTest = {
  deploy: 'netlify',
  missing: missing('netlify-cli/bin/run.js'),
  start: async ({ root, base, scratch }) => {
    liftRules(root, base);
    const port = await freePort();
    // Edge functions need Deno, which the command would download.
    const flags = ['--offline', '--no-open', '--internal-disable-edge-functions', '--dir', root];
    const program = [programOf('netlify-cli/bin/run.js'), 'dev', '--port', String(port), ...flags];
    return run(process.execPath, program, { port, home: scratch });
  },
};

/** Both serve a folder at the root of a domain, so the rules of a site below a path are copied to the top. */
function liftRules(root: string, base: string): void {
  if (base !== '')
    for (const name of ['_headers', '_redirects']) cpSync(path.join(root, base, name), path.join(root, name));
}

export const s3: HostUnderTest = {
  deploy: 's3',
  missing: () => (find('aws') ? missing('s3rver/bin/s3rver.js')() : 'apt-get install awscli'),
  supports: ({ trailingSlash }) => trailingSlash === 'always',
  start: async ({ root, base, scratch }) => {
    const objects = path.join(scratch, 'objects');
    mkdirSync(objects);
    const running = await startS3(objects);
    const env = {
      ...{ PATH: process.env.PATH, HOME: scratch, AWS_EC2_METADATA_DISABLED: 'true' },
      AWS_ENDPOINT_URL: `http://127.0.0.1:${running.port}`,
      ...{ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_DEFAULT_REGION: 'us-east-1' },
    };
    try {
      await runShell(`aws s3api create-bucket --bucket ${bucket}`, env);
      // The second upload finds everything in place, and must leave it so.
      for (const command of [...commandsOfTheDocs(), ...commandsOfTheDocs()])
        await runShell(below(base, command).replace('dist/', `${path.join(root, base)}/`), env);
    } catch (error) {
      await running.stop();
      throw error;
    }
    return { ...running, name: bucket };
  },
};

const bucket = 'www.example.com';

/** The bucket serves a site below a path from a folder of that name. */
function below(base: string, command: string): string {
  return command.replace(`${bucket}/`, `${bucket}${base}/`).replace(' 404.html', ` ${`${base}/404.html`.slice(1)}`);
}

/** S3 lists objects in the order of their bytes, which `aws s3 sync` relies on. s3rver lists folder by folder. */
async function startS3(directory: string): Promise<RunningHost> {
  const load = createRequire(path.join(cloudFolder, '/'));
  const Server = load('s3rver');
  const store = load('s3rver/lib/stores/filesystem').prototype;
  store.listObjects = sorted(store.listObjects);
  const server = new Server({ directory, address: '127.0.0.1', port: 0, silent: true });
  const { port } = await server.run();
  return { port, stop: () => server.close() };
}

type List = (bucket: string, options: object) => Promise<{ objects: { key: string }[] }>;

function sorted(list: List): List {
  return async function (this: unknown, bucket, options) {
    const found = await list.call(this, bucket, options);
    found.objects.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    return found;
  };
}

/** What docs/publishing.md says for S3. */
function commandsOfTheDocs(): string[] {
  const text = readFileSync(path.join(projectRoot, 'docs/publishing.md'), 'utf8');
  const block = /^## Amazon S3$[\s\S]*?^```sh\n([\s\S]*?)^```/m.exec(text)?.[1] ?? '';
  if (!block.includes(bucket)) throw new Error('docs/publishing.md has no commands for S3.');
  return block.trim().split('\n');
}
