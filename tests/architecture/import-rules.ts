/** Who may import whom, as data: everything inside the project that is not allowed here is a violation. */
import type { Import } from './read-imports.ts';

interface Allowed {
  from: RegExp;
  to: RegExp;
  /** `type`: only what is gone once the types are gone. */
  kind: 'any' | 'type';
  /** Values that may be taken; absent, all. */
  names?: readonly string[];
  why: string;
}

/** In the order in which they work. */
export const stages = ['load', 'schema', 'model', 'assets', 'routes', 'render', 'lint', 'emit'] as const;

/** Files at the top of src that know nothing of any stage. */
export const common = [
  'diagnostic',
  'diagnostic-catalog',
  'catalog/[a-z-]+',
  'nearest',
  'file-address',
  'fill',
  'fill-in-mark',
  'escape-html',
  'escape-pattern',
  'local-time',
  'manifest-name',
  'percent',
  'phone-digits',
  'picture-places',
  'remember',
  'us-states',
] as const;

const file = (name: string) => new RegExp(`^${name.replaceAll('.', '\\.')}$`);
const folder = (name: string) => new RegExp(`^${name}/`);
const anyStage = new RegExp(`^src/(${stages.join('|')})/`);

export const allowed: readonly Allowed[] = [
  {
    from: folder('src'),
    to: new RegExp(`^src/(${common.join('|')})\\.ts$`),
    kind: 'any',
    why: 'Problems as values, names that are near, tokens, marks, clocks and states belong to no stage.',
  },
  ...stages.map((stage, index) => ({
    from: folder(`src/${stage}`),
    to: new RegExp(`^src/(${stages.slice(0, index).join('|') || 'none'})/`),
    kind: 'type' as const,
    why: 'Types flow downstream: a stage knows the shape of what comes to it, and who works after it not at all.',
  })),
  {
    from: file('src/build.ts'),
    to: anyStage,
    kind: 'any',
    why: 'It is the pipeline: the one caller of the stages.',
  },
  {
    from: file('src/build.ts'),
    to: /^src\/(output-input|render-routes|shared-modules)\.ts$/,
    kind: 'any',
    why: 'Steps of the pipeline that are too long for its table of contents.',
  },
  {
    from: file('src/check-site.ts'),
    to: /^src\/(build\.ts$|request-links\.ts$|lint\/)/,
    kind: 'any',
    why: 'The pipeline and then the lints, which a plain build has no time for.',
  },
  {
    from: file('src/check-site.ts'),
    to: file('src/scaffold/read-starter.ts'),
    kind: 'any',
    why: 'What init writes must not be published: a lint has to know it.',
  },
  {
    from: file('src/request-links.ts'),
    to: folder('src/lint'),
    kind: 'type',
    why: 'It asks the network on behalf of a lint, which is pure.',
  },
  {
    from: file('src/output-input.ts'),
    to: anyStage,
    kind: 'any',
    why: 'It hands the results of the stages to the last one, on behalf of build.ts.',
  },
  {
    from: file('src/render-routes.ts'),
    to: /^src\/(render\/|routes\/|assets\/|shared-modules\.ts$)/,
    kind: 'any',
    why: 'The render step of build.ts, in a file of its own because a worker thread runs it too.',
  },
  {
    from: file('src/render-worker.ts'),
    to: file('src/render-routes.ts'),
    kind: 'any',
    why: 'The worker thread runs the render step and nothing else.',
  },
  {
    from: file('src/shared-modules.ts'),
    to: file('src/index.ts'),
    kind: 'any',
    why: 'Templates are handed the one door and the one React.',
  },
  {
    from: file('src/index.ts'),
    to: /^src\/(islands\/(island|slot)\.tsx|render\/(constant|icon)\.tsx)$/,
    kind: 'any',
    why: 'The one door: what templates may call.',
  },
  {
    from: file('src/index.ts'),
    to: /^src\/(model\/rich-text|routes\/(page-props|shell-props))\.ts$/,
    kind: 'type',
    why: 'The one door: what templates are given.',
  },
  {
    from: folder('src/cli'),
    to: /^src\/(build|check-site)\.ts$/,
    kind: 'any',
    why: 'A command runs the pipeline as a whole.',
  },
  {
    from: folder('src/cli'),
    to: /^src\/(report-site|report\/report-file)\.ts$/,
    kind: 'any',
    why: 'A command looks at the file of its report first, then has the report made.',
  },
  {
    from: file('src/report-site.ts'),
    to: /^src\/(lint|report)\//,
    kind: 'any',
    why: 'The report step: it measures the finished site with the lints’ own scales and hands the figures on.',
  },
  {
    from: file('src/report-site.ts'),
    to: file('src/build.ts'),
    kind: 'type',
    why: 'It is given what the pipeline made, and runs none of it.',
  },
  {
    from: folder('src/report'),
    to: /^src\/(model|emit|lint)\//,
    kind: 'type',
    why: 'Figures are gathered and drawn from plain values, whoever measured them.',
  },
  { from: folder('src/cli'), to: folder('src/scaffold'), kind: 'any', why: 'new and init write a site’s files.' },
  {
    from: folder('src/scaffold'),
    to: /^src\/(load\/|schema\/|model\/slug\.ts$)/,
    kind: 'any',
    why: 'New files are written from the schemas and checked by them, as reading would; no stage knows of it.',
  },
  { from: folder('src/cli'), to: folder('src/cms'), kind: 'any', why: 'cms writes the owner’s forms.' },
  {
    from: folder('src/cms'),
    to: /^src\/(schema\/schemas|scaffold\/(resolve-schema|site-facts))\.ts$/,
    kind: 'any',
    why: 'Forms are made from the schemas, as skeletons are; no stage knows of them.',
  },
  { from: folder('src/cli'), to: folder('src/serve'), kind: 'any', why: 'preview and dev start a server.' },
  { from: folder('src/cli'), to: folder('src/live'), kind: 'any', why: 'dev starts a site that lives on.' },
  {
    from: folder('src/live'),
    to: /^src\/(build|render-routes|output-input)\.ts$/,
    kind: 'any',
    why: 'The same pipeline, run again after each change, with a page rendered when it is asked for.',
  },
  {
    from: folder('src/live'),
    to: /^src\/(assets\/icon-sprite|emit\/(headers|plan-output)|lint\/(check-pages|scan-page))\.ts$/,
    kind: 'any',
    why: 'The steps that build.ts takes for all pages at once, taken for one page.',
  },
  {
    from: folder('src/live'),
    to: /^src\/(assets|load|routes)\//,
    kind: 'type',
    why: 'It hands on what the stages made.',
  },
  {
    from: folder('src/serve'),
    to: folder('src/live'),
    kind: 'type',
    why: 'The dev server is given a site to show.',
  },
  { from: folder('bin'), to: folder('bin'), kind: 'any', why: 'The launcher compiles the cli, then hands it argv.' },
  { from: folder('templates'), to: folder('templates'), kind: 'any', why: 'Templates are made of templates.' },
  { from: folder('templates'), to: file('treesite'), kind: 'any', why: 'The one door into src.' },
  { from: folder('templates'), to: file('react'), kind: 'type', why: 'Types of nodes and components.' },
  {
    from: folder('templates/islands'),
    to: file('react'),
    kind: 'any',
    why: 'Islands keep state: they need Component or hooks, which the bundle replaces with Preact’s.',
  },
  {
    from: folder('templates/components'),
    to: file('react'),
    kind: 'any',
    names: ['Fragment'],
    why: 'A list of fragments needs keys, which <>…</> cannot carry.',
  },
];

/** Told as `src/model/x.ts:3 → src/load/y.ts`. */
export function forbidden(imports: readonly Import[]): string[] {
  return imports.filter((one) => isInside(one) && !sameFolder(one) && !isAllowed(one)).map(tell);
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

/** From src, packages may be imported at will; templates and bin are asked about everything but what is built in. */
function isInside({ from, to }: Import): boolean {
  if (from.startsWith('templates/')) return true;
  return /^(src|templates|bin|tests|data|docs)\//.test(to) && !to.startsWith('bin/lib/');
}

/** The files at the top of src are not a folder in this sense: each has a part of its own. */
function sameFolder({ from, to }: Import): boolean {
  const part = (path: string) => /^src\/[^/]+\//.exec(path)?.[0];
  return part(from) !== undefined && part(from) === part(to);
}

const browserPackages = ['react', 'react/jsx-runtime', 'preact', 'preact/hooks'];

/** What the doors to the browser reach, by values, that no browser has. */
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
  return found.map(tell);
}

/** Circles of files that import each other, each told once. Types count: who needs a circle of types has two halves of one file. */
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

function tell({ from, line, to, isType }: Import): string {
  return `${from}:${line} → ${to}${isType ? ' (type)' : ''}`;
}
