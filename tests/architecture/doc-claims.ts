/** What a page of the docs says about commands, codes, fields and files → the claims that are wrong. Pure. */
import type { Command, Option } from 'commander';
import { parse } from 'yaml';
import { childNode } from '../../docs/generate/describe-value.ts';
import { ownRules } from '../../src/assets/bundle/bundle-styles.ts';
import type { KindName } from '../../src/domain/kinds.ts';
import { splitLanguage } from '../../src/domain/texts/languages.ts';
import { classify } from '../../src/load/classify.ts';
import { resolveNode } from '../../src/scaffold/resolve-schema.ts';
import { type SchemaNode, schemas } from '../../src/schema/schemas.ts';
import { translationSchema } from '../../src/schema/translation-schema.ts';
import type { MarkdownPage } from './read-markdown.ts';

/** The commands, codes, fields and files that exist. */
export interface Facts {
  program: Command;
  codes: ReadonlySet<string>;
  /** Of package.json, here or of a new site. */
  scripts: ReadonlySet<string>;
  /** The names of this project's modules, without their folders. */
  modules: ReadonlySet<string>;
  /** Whether a path from the project's root exists. */
  hasFile: (path: string) => boolean;
}

export function falseClaims(page: MarkdownPage, facts: Facts): string[] {
  const lines = page.fences
    .filter(({ language }) => ['sh', 'bash', 'console'].includes(language))
    .flatMap(({ text }) => text.split('\n'));
  return [
    ...[...page.codes, ...lines].flatMap((text) => [
      ...falseCommands(text, facts),
      ...falseScripts(text, facts),
      ...falsePaths(text, facts),
    ]),
    ...page.codes.flatMap((text) => [...falseFlag(text, facts), ...falseName(text, facts)]),
    ...page.fences.filter(({ language }) => language === 'yaml').flatMap(({ text }) => falseYaml(text, facts)),
  ];
}

function falseCommands(text: string, facts: Facts): string[] {
  const calls = [...text.matchAll(/(?:^|[\s("])treesite((?:[ ][^\s"#|;&)]\S*|[ ]"[^"]*")*)/g)];
  const short = facts.program.commands.some((child) => text.startsWith(`${child.name()} --`)) ? [text] : [];
  return [...calls.map(([, words = '']) => words), ...short].flatMap((words) => {
    const wrong = wrongWord(wordsOf(words), facts);
    return wrong === undefined ? [] : [`${text}: there is no ${wrong}`];
  });
}

/** `npm run …`: a script that exists. */
function falseScripts(text: string, { scripts }: Facts): string[] {
  const named = [...text.matchAll(/\bnpm run ([a-z:]+)/g)].map(([, name = '']) => name);
  return named.filter((name) => !scripts.has(name)).map((name) => `${text}: there is no script ${name}`);
}

/** `npx vitest run …`: files and folders of this project. */
function falsePaths(text: string, { hasFile }: Facts): string[] {
  const named = wordsOf(text).filter((word) => /^(?:src|docs|tests)\/[\w./-]+$/.test(word));
  return text.includes(' ') ? named.filter((name) => !hasFile(name)).map((name) => `${text}: there is no ${name}`) : [];
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/"[^"]*"|[^\s")]+/g)].map(([word]) => word);
}

/** Follows the words down the tree of commands. */
function wrongWord(words: readonly string[], { program, codes }: Facts): string | undefined {
  let command = program;
  let option: Option | undefined;
  for (const word of words) {
    const [flag = '', given] = word.split('=');
    const takes = option && (option.required || option.optional);
    if (flag.startsWith('-')) {
      option = optionNamed(flag, command);
      if (!option) return `option ${flag} of ${command.name()}`;
      if (given !== undefined && !isOffered(given, option.argChoices)) return `choice ${given} of ${flag}`;
    } else if (option && takes) {
      if (!isOffered(word, option.argChoices)) return `choice ${word} of ${option.long}`;
      option = undefined;
    } else {
      const child = command.commands.find((one) => one.name() === word);
      if (!child && isWrongArgument(word, command, codes)) return `${word} of ${command.name()}`;
      command = child ?? command;
    }
  }
  return undefined;
}

/** Of the command itself, or of all commands below it. */
function optionNamed(flag: string, command: Command): Option | undefined {
  const own = command.createHelp().visibleOptions(command);
  const below = command.commands.map((child) => optionNamed(flag, child));
  return (
    own.find(({ long, short }) => flag === long || flag === short) ?? (below.includes(undefined) ? undefined : below[0])
  );
}

function isWrongArgument(word: string, command: Command, codes: ReadonlySet<string>): boolean {
  const [argument] = command.registeredArguments;
  if (!argument) return !isPlaceholder(word);
  if (command.name() === 'explain')
    return !isPlaceholder(word) && !codes.has(word) && ![...codes].some((code) => code.startsWith(`${word}/`));
  return false;
}

function isOffered(word: string, choices: readonly string[] | undefined): boolean {
  return choices === undefined || isPlaceholder(word) || choices.includes(word);
}

/** NAME, CODE, <dir>, [options], … */
function isPlaceholder(word: string): boolean {
  return /^(…|\.\.\.|[<[].*|[A-Z][A-Z_-]*)$/.test(word);
}

/** A flag by itself: one that some command has. */
function falseFlag(text: string, { program }: Facts): string[] {
  const flag = /^(--[a-z][a-z-]*)(?:[ =]\S+)?$/.exec(text)?.[1];
  if (flag === undefined) return [];
  const has = (command: Command): boolean =>
    command
      .createHelp()
      .visibleOptions(command)
      .some(({ long }) => long === flag) || command.commands.some(has);
  return has(program) ? [] : [`${text}: no command has this option`];
}

const areasOf = (codes: ReadonlySet<string>) => new Set([...codes].map((code) => code.split('/')[0] ?? ''));
const folders = /^(?:src|docs|templates|tests|bin|examples|data|\.ci|\.vscode)\/[\w./-]*$/;

/** A diagnostic's code, a path of this project, or a field of the data. */
function falseName(text: string, { codes, modules, hasFile }: Facts): string[] {
  const [, area] = /^([a-z]+(?:-[a-z]+)*)\/[a-z0-9-]+$/.exec(text) ?? [];
  if (area !== undefined && areasOf(codes).has(area)) {
    return codes.has(text) || hasFile(text) || hasFile(`src/${text}`) ? [] : [`${text}: there is no such code`];
  }
  if (folders.test(text)) return hasFile(text) || isOfSite(text) ? [] : [`${text}: there is no such file`];
  if (/^[a-z][a-z-]+(?:\.test)?\.tsx?$/.test(text))
    return modules.has(text) ? [] : [`${text}: there is no such module`];
  const field = /^([a-z]\w*(?:\.[a-z]\w*)+)$/i.exec(text)?.[1]?.split('.');
  if (!field || fileEndings.has(field.at(-1) ?? '') || !rootFields.has(field[0] ?? '')) return [];
  const isThere = Object.values(schemas).some((schema) => hasField(schema, field));
  return isThere ? [] : [`${text}: there is no such field`];
}

const fileEndings = new Set(['yaml', 'md', 'json', 'ts', 'tsx', 'js', 'css', 'html', 'svg']);
const rootFields = new Set(Object.values(schemas).flatMap((schema) => Object.keys(fieldsOf(schema))));

/** A file of a site need not be one of this site. */
function isOfSite(path: string): boolean {
  if (path === `templates/${ownRules}`) return true;
  return path.startsWith('data/') && classify(path.slice('data/'.length)) !== 'unknown';
}

function fieldsOf(node: SchemaNode): Record<string, SchemaNode> {
  const { properties, ...rest } = resolveNode(node);
  const items = childNode(rest, 'items');
  return properties ?? (items ? fieldsOf(items) : {});
}

function hasField(node: SchemaNode, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  const child = fieldsOf(node)[first] ?? childNode(resolveNode(node), 'additionalProperties');
  return child !== undefined && hasField(child, rest);
}

/** An example that begins with the name of its file: `# data/site.yaml`. */
function falseYaml(text: string, { hasFile }: Facts): string[] {
  const file = /^# (data\/\S+)/.exec(text)?.[1];
  if (file === undefined) return [];
  const kind = classify(file.slice('data/'.length));
  if (!isSchema(kind)) return hasFile(file) ? [] : [`${file}: there is no such kind of file`];
  const schema = splitLanguage(file).language === undefined ? schemas[kind] : translationSchema(kind);
  const wrong = pathsOf(parse(text)).filter((path) => !hasField(schema, path));
  return wrong.map((path) => `${file}: there is no field ${path.join('.')}`);
}

function isSchema(kind: string): kind is KindName {
  return Object.hasOwn(schemas, kind);
}

function pathsOf(value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap(pathsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [[key], ...pathsOf(child).map((path) => [key, ...path])]);
}
