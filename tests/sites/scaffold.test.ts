/** What `treesite new`, `init`, `info`, `clean` and `completion` do to real folders. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findState } from '../../src/domain/us-states.ts';
import { fillInFile } from '../support/fill-in-file.ts';
import { copySite, projectRoot, runCli } from '../support/run-cli.ts';
import { runHere } from '../support/run-here.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'treesite-scaffold-')));
  folders.push(folder);
  return folder;
}

function minimalSite(): string {
  const { folder } = copySite('minimal');
  folders.push(folder);
  return folder;
}

/** A folder's files with their texts, except built and cached ones. */
function textsBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]));
}

/** Severity and code of everything that `check` finds, each once. */
async function found(root: string): Promise<string[]> {
  const { stdout } = await runHere(['check', '--root', root, '--json', '--no-cache']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { severity: string; code: string }[] };
  return [...new Set(diagnostics.map(({ severity, code }) => `${severity} ${code}`))].sort();
}

describe('treesite new', () => {
  /** What `check` finds before anything is new. */
  let minimalHas: string[];
  beforeAll(async () => {
    minimalHas = await found(minimalSite());
  });

  const all: [string[], string][] = [
    [['city', 'La Pine', '--county', 'deschutes-county-or'], 'cities/la-pine-or.yaml'],
    [['county', 'Crook County'], 'counties/crook-county-or.yaml'],
    [['service', 'Voicing & Regulation'], 'services/voicing-and-regulation.yaml'],
    [['review', 'Ada', '--service', 'piano-tuning'], 'reviews.yaml'],
    [['page', 'Our Guarantee'], 'pages/our-guarantee.md'],
  ];

  it.each(all)(
    '%j: check finds nothing but what is to be filled in, and once it is the site builds',
    async (args, file) => {
      const root = minimalSite();
      const { code, stdout } = await runHere(['new', ...args, '--root', root]);
      expect({ code, first: stdout.split('\n')[0] }).toEqual({ code: 0, first: `Wrote data/${file}` });
      expect(await found(root)).toEqual([...minimalHas, 'error content/fill-in'].sort());
      fillInFile(path.join(root, 'data', file));
      const built = await runHere(['build', '--root', root, '--no-cache']);
      expect(built).toMatchObject({ code: 0 });
    },
  );

  it('reports where each unfilled field is', async () => {
    const root = minimalSite();
    await runHere(['new', 'city', 'La Pine', '--county', 'deschutes-county-or', '--root', root]);
    const { code, stderr } = await runHere(['build', '--root', root, '--no-cache']);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /data\/cities\/la-pine-or\.yaml:\d+:14 error content\/fill-in\n {2}This file contains FILL IN 10 times\. The first is here\.\n/,
    );
    expect(stderr.match(/ {2}And here: .*/)?.[0].split(', ')).toHaveLength(9);
  });

  it('says that no field is unfilled if all were given', async () => {
    const root = minimalSite();
    const fields = {
      county: 'Deschutes',
      description: 'A town in the pines.',
      eta: '30 min',
      latitude: '43.67',
      longitude: '-121.5',
      'postal-code': '97739',
      'radius-meters': '9000',
      'meta-title': 'Piano Tuning in La Pine, Oregon',
      'meta-description': 'A tuner who comes to La Pine.',
      keywords: 'piano tuning La Pine, piano tuner',
      intro: 'Dry winters are hard on pianos.',
    };
    const flags = Object.entries(fields).flatMap(([name, value]) => [`--${name}`, value]);
    const { code, stdout } = await runHere(['new', 'city', 'La Pine, OR', ...flags, '--root', root]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `Wrote data/cities/la-pine-or.yaml
Name: La Pine. State: OR.

It is complete. Next: treesite check
`,
    });
    expect(readFileSync(path.join(root, 'data/cities/la-pine-or.yaml'), 'utf8')).toContain(
      'keywords:\n  - piano tuning La Pine\n  - piano tuner\n',
    );
    expect(await found(root)).not.toContain('error content/fill-in');
  });

  it('leaves a draft out of the site, whatever it lacks', async () => {
    const root = minimalSite();
    await runHere(['new', 'city', 'La Pine', '--county', 'deschutes-county-or', '--draft', '--root', root]);
    expect(await found(root)).toEqual(minimalHas);
  });

  it('writes the county too where that is asked for', async () => {
    const root = minimalSite();
    const args = ['new', 'city', 'Fossil', '--county', 'Wheeler County', '--root', root];
    const refused = await runHere(args);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toBe(
      'There is no county Wheeler County. Known: deschutes-county-or. To create the county too, add --with-county.\n',
    );
    expect(await runHere([...args, '--with-county'])).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(root, 'data/cities/fossil-or.yaml'), 'utf8')).toContain(
      '\ncounty: wheeler-county-or\n',
    );
    expect(await found(root)).toContain('error content/fill-in');
    expect(await found(root)).not.toContain('error city/unknown-county');
  });

  it.each([
    [
      ['city', 'Sisters', '--county', 'deschutes-county-or'],
      1,
      'data/cities/sisters-or.yaml already exists. Nothing was written.',
    ],
    [['page', 'Services'], 1, 'data/pages/services.yaml already exists. Nothing was written.'],
    [['city'], 2, 'A city needs a name: treesite new city "NAME"'],
    [['city', 'X'], 2, 'A city needs its county: --county SLUG. Known: deschutes-county-or.'],
    [['city', 'X', '--county', 'deschutes-county-or', '--eta', 'soon'], 2, '--eta has the wrong format: "soon".'],
    [['service', 'X', '--order', 'ten'], 2, '--order should be a number.'],
    [['county', 'Crook'], 2, 'treesite new county "Crook County"\n'],
    [['city', 'X', '--county', 'deschutes-county-or', '--latitude', '100'], 2, '--latitude is above 90.'],
    [['page', 'X', '--nope'], 2, "error: unknown option '--nope'\ntreesite new page --help lists the options.\n"],
    [['town', 'X'], 2, "error: unknown command 'town'"],
    [[], 2, 'Usage: treesite new'],
  ])('writes nothing with %j, exits %i and says why', async (args, expected, said) => {
    const root = minimalSite();
    const before = textsBelow(root);
    const { code, stderr, stdout } = await runHere(['new', ...args, ...(args.length > 0 ? ['--root', root] : [])]);
    expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
    expect(stderr).toContain(said);
    expect(textsBelow(root)).toEqual(before);
  });

  it('names the schema where it is', async () => {
    const root = path.join(emptyFolder(), 'site');
    await runHere(['init', root]);
    await runHere(['new', 'service', 'Roof Washing', '--root', root]);
    await runHere(['new', 'review', 'Ada', '--service', 'gutter-repair', '--root', root]);
    const service = path.join(root, 'data/services/roof-washing.yaml');
    const [line = ''] = readFileSync(service, 'utf8').split('\n');
    const schema = path.resolve(path.dirname(service), line.split('$schema=')[1] ?? '');
    expect(path.relative(root, schema)).toBe('.treesite/schema/service.schema.json');
    expect(existsSync(schema)).toBe(true);
  });
});

describe('treesite init', () => {
  const flags = [
    '--name',
    'Joe\'s "Best": Gutters',
    '--phone',
    '503-555-0170',
    '--state',
    'Oregon',
    '--city',
    'Coeur d’Alene',
  ];

  it.each([
    ['with nothing said', []],
    ['for a company', flags],
  ])('makes a site that builds at once, %s', async (_, args) => {
    const root = path.join(emptyFolder(), 'site');
    expect(await runHere(['init', root, ...args])).toMatchObject({ code: 0, stderr: '' });
    const { code, stderr } = await runHere(['build', '--root', root]);
    expect({ code, errors: stderr.match(/ error .*/g) }).toEqual({ code: 0, errors: null });
    const codes = [...stderr.matchAll(/ warnings? (\S+)/g)].map((match) => match[1]);
    expect([...new Set(codes)].sort()).toEqual(['content/sample', 'form/no-endpoint', 'phone/placeholder']);
  });

  it('does not mention the starter’s company once there is another', async () => {
    const root = path.join(emptyFolder(), 'site');
    await runHere(['init', root, ...flags]);
    const { 'README.md': readme = '', ...files } = textsBelow(path.join(root));
    const all = Object.entries(files).flatMap(([file, text]) => (file.startsWith('.treesite') ? [file] : [file, text]));
    expect([readme, ...all].join('\n').match(/Rainwright|Riverbend|Vermont|\bVT\b|-vt\b|802-555/i)).toBeNull();
    expect(readme).toMatch(/^# Joe's "Best": Gutters\n/);
    expect(readme.match(/^\d\. /gm)).toHaveLength(5);
    expect(files['data/cities/coeur-d-alene-or.yaml']).toContain('name: "Coeur d’Alene"');
  });

  it('is refused by check --publish when only its sample marks are gone', async () => {
    const root = path.join(emptyFolder(), 'site');
    await runHere(['init', root, ...flags]);
    for (const file of Object.keys(textsBelow(path.join(root, 'data')))) {
      const at = path.join(root, 'data', file);
      writeFileSync(at, readFileSync(at, 'utf8').replace(/^ *sample: true\n/gm, ''));
    }
    const { code, stderr } = await runHere(['check', '--root', root, '--publish']);
    const codes = [...stderr.matchAll(/ error (\S+)/g)].map((match) => match[1]);
    expect({ code, codes: [...new Set(codes)].sort() }).toEqual({
      code: 1,
      codes: [
        'content/placeholder',
        'content/starter',
        'form/no-endpoint',
        'phone/placeholder',
        'postal-code/placeholder',
        'url/placeholder',
      ],
    });
  });

  it('is refused by check --publish while it is a sample', async () => {
    const root = path.join(emptyFolder(), 'site');
    await runHere(['init', root]);
    expect(await runHere(['check', '--publish', '--root', root])).toMatchObject({ code: 1 });
  });

  it('has what editors and npm need', async () => {
    const root = path.join(emptyFolder(), 'site');
    await runHere(['init', root]);
    const files = textsBelow(root);
    const { scripts, dependencies } = JSON.parse(files['package.json'] ?? '');
    expect(scripts).toEqual({
      dev: 'treesite dev',
      build: 'treesite build',
      check: 'treesite check',
      preview: 'treesite preview',
    });
    // A checkout is not linked to: the site would install on no other machine.
    expect(dependencies).toBeUndefined();
    expect(files['.gitignore']).toBe('/dist\n/.dist.treesite-*\nnode_modules/\n.treesite/cache/\n');
    expect(JSON.parse(files['.vscode/extensions.json'] ?? '').recommendations).toEqual(['redhat.vscode-yaml']);
    for (const schema of Object.keys(JSON.parse(files['.vscode/settings.json'] ?? '')['yaml.schemas']))
      expect(files[path.normalize(schema)], schema).toBe(
        readFileSync(path.join(projectRoot, 'src/schema', path.basename(schema)), 'utf8'),
      );
    for (const [file, text] of Object.entries(files).filter(([name]) => /^data\/.*\.yaml$/.test(name))) {
      const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? '';
      expect(files[path.join(path.dirname(file), schema)], file).toBeDefined();
    }
  });

  it('never writes into a folder that holds something', async () => {
    const root = emptyFolder();
    writeFileSync(path.join(root, 'mine.txt'), '');
    const { code, stderr } = await runHere(['init', root]);
    expect(code).toBe(1);
    expect(stderr).toContain('is not empty (mine.txt). Nothing was written.');
    expect(readdirSync(root)).toEqual(['mine.txt']);
  });

  it('takes a fresh Git repository', async () => {
    const root = emptyFolder();
    mkdirSync(path.join(root, '.git'));
    expect(await runHere(['init', root])).toMatchObject({ code: 0 });
  });

  it('renews the schemas and keeps the settings', async () => {
    const root = path.join(emptyFolder(), 'site');
    await runHere(['init', root]);
    const schema = path.join(root, '.treesite/schema/city.schema.json');
    const settings = path.join(root, '.vscode/settings.json');
    writeFileSync(schema, '{}');
    writeFileSync(settings, '{ "mine": true }');
    expect(await runHere(['init', root, '--editor'])).toMatchObject({ code: 0 });
    expect(readFileSync(schema, 'utf8')).toContain('"title": "City"');
    expect(readFileSync(settings, 'utf8')).toBe('{ "mine": true }');
  });

  it('says, when it is run from a checkout, how the site comes to carry treesite', async () => {
    const root = path.join(emptyFolder(), 'site');
    const { stdout } = await runHere(['init', root]);
    expect(stdout).toMatch(
      /Next, after running npm pack .*:\n {2}mv treesite-\S+\.tgz \S+site\/\n {2}cd \S+\n {2}npm install \.\/treesite-\S+\.tgz\n/,
    );
  });

  it('starts from a site that is valid itself', async () => {
    const root = emptyFolder();
    cpSync(path.join(projectRoot, 'examples/starter'), root, { recursive: true });
    expect(await runHere(['build', '--root', root])).toMatchObject({ code: 0 });
    // What the page says of scripts follows site.yaml.
    const privacy = readFileSync(path.join(root, 'dist/privacy/index.html'), 'utf8');
    expect(privacy).toContain('No script of another company runs on this site.');
    expect(findState('vt')).toMatchObject({ abbreviation: 'VT', name: 'Vermont', timeZone: 'America/New_York' });
  });
});

describe('treesite info', () => {
  it('prints what a bug report needs', async () => {
    const { version, dependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
    const { code, stdout } = await runHere(['info', '--json', '--root', minimalSite()]);
    const info = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(info).toMatchObject({
      treesite: version,
      node: process.versions.node,
      packages: { react: dependencies.react },
    });
    expect(info.data.files).toMatchObject({ city: 1, county: 1, service: 1, site: 1, image: 1 });
    expect(info.cpus).toBeGreaterThan(0);
  });

  it('works where there is no site', async () => {
    const { code, stdout } = await runHere(['info', '--root', emptyFolder()]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^treesite +\d/);
    expect(stdout).toContain('no data folder here');
  });
});

describe('treesite clean', () => {
  it('removes the cache and what broken-off builds left, and nothing else', async () => {
    const root = minimalSite();
    await runHere(['build', '--root', root]);
    mkdirSync(path.join(root, '.treesite/schema'));
    mkdirSync(path.join(root, '.dist.treesite-new'));
    mkdirSync(path.join(root, '.dist.treesite-old'));
    writeFileSync(path.join(root, '.dist.treesite-lock'), '999999999');
    const kept = textsBelow(path.join(root, 'dist'));
    const { code, stdout } = await runHere(['clean', '--root', root]);
    expect(code).toBe(0);
    expect(stdout.match(/^Removed /gm)).toHaveLength(4);
    expect(readdirSync(root).sort()).toEqual(['.treesite', 'data', 'dist']);
    expect(readdirSync(path.join(root, '.treesite'))).toEqual(['schema']);
    expect(textsBelow(path.join(root, 'dist'))).toEqual(kept);
    expect(await runHere(['clean', '--root', root])).toMatchObject({
      code: 0,
      stdout: 'There is nothing to remove.\n',
    });
  });

  it('keeps the old site where it is the only one', async () => {
    const root = minimalSite();
    mkdirSync(path.join(root, '.dist.treesite-old'));
    await runHere(['clean', '--root', root]);
    expect(existsSync(path.join(root, '.dist.treesite-old'))).toBe(true);
  });

  it('does not disturb a build that is running', async () => {
    const root = minimalSite();
    mkdirSync(path.join(root, 'dist'));
    mkdirSync(path.join(root, '.dist.treesite-new'));
    writeFileSync(path.join(root, '.dist.treesite-lock'), String(process.pid));
    await runHere(['clean', '--root', root]);
    expect(existsSync(path.join(root, '.dist.treesite-new'))).toBe(true);
  });
});

describe('treesite completion', () => {
  it('knows every command, also of another shell', async () => {
    const { stdout: help } = await runHere(['--help']);
    const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)]
      .map((match) => match[1] ?? '')
      .filter((name) => name !== 'help');
    expect(commands).toContain('completion');
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { code, stdout } = await runHere(['completion', shell]);
      expect(code).toBe(0);
      for (const command of commands) expect(stdout, shell).toMatch(new RegExp(`\\b${command}\\b`));
    }
    expect(await runHere(['completion', 'cmd'])).toMatchObject({ code: 2 });
  });
});

describe('the command as it is run', () => {
  it('asks no questions where no one can answer', async () => {
    const { code, stderr } = await runCli(['new', 'page', '--root', minimalSite()]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'A page needs a name: treesite new page "NAME"\n' });
  });
});
