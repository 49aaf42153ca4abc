/** Runs esbuild with the options that all bundles share. Its errors become diagnostics. */
import path from 'node:path';
import type { BuildFailure, BuildOptions, BuildResult, Message } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { codeOf } from '../../diagnostics/errors.ts';
import { esbuild } from '../packages.ts';
import { bundleProblem, encodingProblem, isMistake, openQuote, type Project } from './bundle-problem.ts';

/** Without `tsconfigRaw`, the bundles would depend on the nearest tsconfig.json, also above the project, and on the files that it extends. */
const shared = { bundle: true, write: false, metafile: true, logLevel: 'silent', tsconfigRaw: '{}' } as const;

/** `root` is the project's folder. */
export function browserOptions(root: string) {
  const target = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];
  const common = { ...shared, absWorkingDir: root, minify: true, target };
  return { ...common, legalComments: 'none', charset: 'utf8' } as const satisfies BuildOptions;
}

interface Output extends BuildResult<typeof shared> {
  /** Absolute paths of the sources. */
  inputs: Set<string>;
}

/** Relative imports lead to the templates. */
export async function runEsbuild(
  project: Project,
  { plugins = [], ...options }: BuildOptions,
): Promise<Output | Diagnostic[]> {
  const { root, folders } = project;
  const toDiagnostics = (messages: readonly Message[]) =>
    withoutConsequences(messages).map((message) => bundleProblem(message, project));
  try {
    const own = { ...options, absWorkingDir: root, plugins: [...plugins, folders.plugin()] };
    const made = await esbuild().build({ ...own, ...shared });
    const mistakes = made.warnings.filter((warning) => isMistake(warning, project));
    if (mistakes.length > 0) return toDiagnostics(mistakes);
    // The names of modules that plugins make begin with the plugin's own.
    const files = Object.keys(made.metafile.inputs).filter((name) => !/^treesite-[a-z]+:/.test(name));
    const inputs = files.map((name) => path.resolve(root, name));
    const texts = inputs.filter((file) => folders.isOwn(file) && /\.(?:css|json|[cm]?[jt]sx?)$/.test(file));
    const unreadable = texts.flatMap((file) => encodingProblem(file, root) ?? []);
    return unreadable.length > 0 ? unreadable : { ...made, inputs: new Set(inputs) };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    // A failing disk, which the plugin that looks for templates has noticed.
    const failure = errors.find(({ detail }) => codeOf(detail) !== undefined);
    if (failure) throw failure.detail;
    return toDiagnostics(errors);
  }
}

/** In a stylesheet, esbuild also reports what it makes of the text around a quote that is not closed. */
function withoutConsequences(messages: readonly Message[]): Message[] {
  const open = messages.filter(({ text }) => text === openQuote);
  const files = new Set(open.map(({ location }) => location?.file));
  return messages.filter((message) => open.includes(message) || !files.has(message.location?.file));
}
