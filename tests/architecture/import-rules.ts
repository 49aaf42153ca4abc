/** Which files may import which, as data: every import within the project that is not allowed here is a violation. */
import type { Import } from './read-imports.ts';

interface Allowed {
  from: RegExp;
  to: RegExp;
  /** `type`: only imports that disappear with the types. */
  kind: 'any' | 'type';
  /** Values that may be imported; if absent, all. */
  names?: readonly string[];
  why: string;
}

/** In the order of the pipeline. */
export const stages = ['load', 'schema', 'model', 'assets', 'routes', 'render', 'lint', 'emit'] as const;

/** Leaves: they import no stage, and everything in src may use them. All but `files` are pure. */
export const leaves = ['diagnostics', 'domain', 'text', 'memo', 'html', 'files'] as const;

/** The folders of src that are neither. */
export const others = ['pipeline', 'islands', 'http', 'preview', 'dev', 'scaffold', 'cli', 'addons'] as const;

const file = (name: string) => new RegExp(`^${name.replaceAll('.', '\\.')}$`);
const folder = (name: string) => new RegExp(`^${name}/`);
const anyStage = new RegExp(`^src/(${stages.join('|')})/`);

export const allowed: readonly Allowed[] = [
  {
    from: folder('src'),
    to: new RegExp(`^src/(${leaves.join('|')})/`),
    kind: 'any',
    why: 'Leaves may be shared: the rule forbids calling between stages, not sharing.',
  },
  {
    from: folder('src/domain'),
    to: file('src/schema/types.gen.ts'),
    kind: 'type',
    why: 'The shapes of the data files are generated from the schemas.',
  },
  ...stages.map((stage, index) => ({
    from: folder(`src/${stage}`),
    to: new RegExp(`^src/(${stages.slice(0, index).join('|') || 'none'})/`),
    kind: 'type' as const,
    why: 'Types flow downstream: a stage knows the shape of its input and nothing of the stages after it.',
  })),
  {
    from: folder('src/pipeline'),
    to: anyStage,
    kind: 'any',
    why: 'The pipeline is the one caller of the stages.',
  },
  {
    from: file('src/pipeline/shared-modules.ts'),
    to: file('src/index.ts'),
    kind: 'any',
    why: 'Templates get the one door and the one React.',
  },
  {
    from: file('src/index.ts'),
    to: /^src\/(islands\/(island|slot)\.tsx|render\/(constant|render-context)\.tsx)$/,
    kind: 'any',
    why: 'The one door: what templates may call.',
  },
  {
    from: file('src/index.ts'),
    to: folder('src/routes/props'),
    kind: 'type',
    why: 'The one door: the props of templates.',
  },
  { from: folder('src/cli'), to: folder('src/pipeline'), kind: 'any', why: 'A command runs the pipeline as a whole.' },
  { from: folder('src/cli'), to: folder('src/scaffold'), kind: 'any', why: 'new and init write the files of a site.' },
  {
    from: folder('src/cli'),
    to: /^src\/(http|preview|dev)\//,
    kind: 'any',
    why: 'preview and dev start a server.',
  },
  {
    from: folder('src/cli'),
    to: folder('src/addons'),
    kind: 'any',
    why: 'A command starts an add-on; the core never does.',
  },
  {
    from: folder('src/scaffold'),
    to: /^src\/((load|schema)\/|model\/collect-facts\.ts$)/,
    kind: 'any',
    why: 'New files are written from the schemas and checked as reading would; no stage knows of it.',
  },
  {
    from: folder('src/addons'),
    to: /^src\/(schema\/(schemas|translation-schema|own\/own-fields)|scaffold\/(resolve-schema|site-facts))\.ts$/,
    kind: 'any',
    why: 'Forms are made from the schemas, as skeletons are.',
  },
  {
    from: folder('src/addons'),
    to: file('src/scaffold/write-all-or-none.ts'),
    kind: 'any',
    why: 'Every command that writes for the owner writes all or nothing in the same way.',
  },
  {
    from: folder('src/addons'),
    to: /^src\/(pipeline|model|emit)\//,
    kind: 'type',
    why: 'The report draws what the pipeline made, and runs none of it.',
  },
  {
    from: folder('src/addons'),
    to: /^src\/(lint|html)\//,
    kind: 'any',
    why: 'The report measures with the scales of the lints.',
  },
  {
    from: folder('src/dev'),
    to: folder('src/pipeline'),
    kind: 'any',
    why: 'The same pipeline, run again after each change, with a page rendered when it is requested.',
  },
  {
    from: folder('src/dev'),
    to: /^src\/(assets\/icons\/icon-sprite|emit\/headers|lint\/pages\/check-pages|html\/read-page)\.ts$/,
    kind: 'any',
    why: 'The steps that a build takes for all pages at once, taken for one page.',
  },
  {
    from: folder('src/dev'),
    to: /^src\/(assets|load|routes)\//,
    kind: 'type',
    why: 'It passes on what the stages made.',
  },
  { from: folder('src/dev'), to: folder('src/http'), kind: 'any', why: 'Both servers answer in the same way.' },
  { from: folder('src/preview'), to: folder('src/http'), kind: 'any', why: 'Both servers answer in the same way.' },
  { from: folder('bin'), to: folder('bin'), kind: 'any', why: 'The launcher compiles the cli, then hands it argv.' },
  { from: folder('templates'), to: folder('templates'), kind: 'any', why: 'Templates are made of templates.' },
  { from: folder('templates'), to: file('treesite'), kind: 'any', why: 'The one door into src.' },
  { from: folder('templates'), to: file('react'), kind: 'type', why: 'Types of nodes and components.' },
  {
    from: folder('templates/components'),
    to: file('react'),
    kind: 'any',
    names: ['Fragment'],
    why: 'A list of fragments needs keys, which <>…</> cannot carry.',
  },
];

/** Reported as `src/model/x.ts:3 → src/load/y.ts`. */
export function forbidden(imports: readonly Import[]): string[] {
  return imports.filter((one) => isInside(one) && !sameFolder(one) && !isAllowed(one)).map(formatImport);
}

function isAllowed(one: Import): boolean {
  return allowed.some(
    ({ from, to, kind, names }) =>
      from.test(one.from) &&
      to.test(one.to) &&
      (kind === 'any' || one.isType) &&
      (names === undefined || (one.names.length > 0 && one.names.every((name) => names.includes(name)))),
  );
}

/** Packages may be imported freely, except by templates: every import of a template is checked. */
function isInside({ from, to }: Import): boolean {
  if (from.startsWith('templates/')) return true;
  return /^(src|templates|bin|tests|data|docs)\//.test(to) && !to.startsWith('bin/lib/');
}

function sameFolder({ from, to }: Import): boolean {
  const part = (path: string) => /^src\/[^/]+\//.exec(path)?.[0];
  return part(from) !== undefined && part(from) === part(to);
}

const browserPackages = ['react', 'react/jsx-runtime', 'preact', 'preact/hooks'];

/** The Node modules that the entry files for browsers import by value. */
export function unsafeInBrowsers(imports: readonly Import[]): string[] {
  const doors = /^src\/(index\.ts|islands\/)/;
  const reached = new Set(imports.map((one) => one.from).filter((from) => doors.test(from)));
  const found: Import[] = [];
  for (const from of reached) {
    for (const one of imports.filter((other) => other.from === from && !other.isType)) {
      if (one.to.startsWith('src/')) reached.add(one.to);
      else if (!browserPackages.includes(one.to)) found.push(one);
    }
  }
  return found.map(formatImport);
}

/** Import cycles between files, each reported once. Type imports count: files that need each other’s types belong in one file. */
export function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const found = new Set<string>();
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start !== -1) {
      const circle = trail.slice(start);
      const first = circle.indexOf([...circle].sort()[0] ?? '');
      found.add([...circle.slice(first), ...circle.slice(0, first)].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return [...found];
}

function formatImport({ from, line, to, isType }: Import): string {
  return `${from}:${line} → ${to}${isType ? ' (type)' : ''}`;
}
