/** `npm run test:hosts`: builds one site in several forms, and sends the same requests to real servers. Exits with 1 on a difference that is not known. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cloudFolder, cloudPackages } from './cloud-hosts.ts';
import { compareHost } from './compare.ts';
import { differencesOf } from './known-differences.ts';
import { hosts, placeSite } from './servers.ts';
import { buildFor, forms, siteIn } from './site.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    form: { type: 'string' },
    install: { type: 'boolean' },
    all: { type: 'boolean' },
  },
});
const scratch = mkdtempSync(path.join(os.tmpdir(), 'treesite-hosts-'));
let wrong = 0;

if (values.install) {
  const debian = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'awscli'];
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...debian], { stdio: 'inherit' });
  execFileSync('npm', ['install', '--prefix', cloudFolder, '--no-save', ...cloudPackages], { stdio: 'inherit' });
}

try {
  for (const [name, host] of Object.entries(hosts)) {
    if (values.only?.split(',').includes(name) === false) continue;
    const missing = host.missing();
    if (missing !== undefined) {
      console.log(`${name}: not run. To install it: ${missing}`);
      continue;
    }
    for (const [form, options] of Object.entries(forms)) {
      if (values.form !== undefined && values.form !== form) continue;
      if (host.supports?.(options) === false) continue;
      const folder = path.join(scratch, `${name}-${form}`.replace(/\W+/g, '-'));
      const [root, own] = [path.join(folder, 'root'), path.join(folder, 'own')];
      mkdirSync(own, { recursive: true });
      const built = { site: siteIn(options), base: options.base };
      placeSite(await buildFor(host.deploy, built, path.join(folder, 'built')), root, options.base);
      const running = await host.start({ root, base: options.base, scratch: own });
      try {
        const site = path.join(root, options.base);
        // A host that reads no rules is compared with what the rules say.
        const rules = existsSync(path.join(site, '_headers'))
          ? site
          : await buildFor(undefined, built, `${folder}/rules`);
        const results = await compareHost(running, { folder: site, rules, base: options.base });
        const requests = Object.values(results).reduce((sum, one) => sum + one.requests, 0);
        const { unknown, known, gone } = differencesOf(name, results, options);
        wrong += unknown.length + gone.length;
        console.log(
          `${name}, ${form}: ${requests} requests, ${known.length} known differences, ${unknown.length} others`,
        );
        for (const one of [...(values.all ? known : []), ...unknown]) console.log(`  ${one}`);
        for (const one of gone) console.log(`  no longer different: ${one}`);
      } finally {
        await running.stop();
      }
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = wrong === 0 ? 0 : 1;
