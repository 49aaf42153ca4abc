/** A command tree → completion scripts for shells. Pure. */
import { quoteForShell } from '../text/escape.ts';
import type { CommandNode, ValueKind } from './command-tree.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

export function completionScript(shell: Shell, tree: readonly CommandNode[]): string {
  return { bash, zsh, fish }[shell](tree);
}

/** ` new city`: the command's words, each after a space: the form that all three scripts compare. */
function pathOf({ path }: CommandNode): string {
  return path.map((word) => ` ${word}`).join('');
}

/** Shell patterns of all commands. */
function allPaths(tree: readonly CommandNode[]): string[] {
  return tree.filter(({ path }) => path.length > 0).map((node) => quoteForShell(pathOf(node)));
}

/** Shell patterns ` build:--root` of the options that take a value of this kind. */
function optionPlaces(tree: readonly CommandNode[], kind: ValueKind): string[] {
  return tree.flatMap((node) =>
    node.options
      .filter(({ value, choices }) => value === kind && choices.length === 0)
      .map(({ flag }) => quoteForShell(`${pathOf(node)}:${flag}`)),
  );
}

/** The options with a fixed set of values, each with its shell pattern. */
function choicePlaces(tree: readonly CommandNode[]): { place: string; choices: readonly string[] }[] {
  return tree.flatMap((node) =>
    node.options
      .filter(({ choices }) => choices.length > 0)
      .map(({ flag, choices }) => ({ place: quoteForShell(`${pathOf(node)}:${flag}`), choices })),
  );
}

function branch(patterns: readonly string[], action: string): string[] {
  return patterns.length === 0 ? [] : [`    ${patterns.join('|')}) ${action} ;;`];
}

/** Options are offered after a hyphen, and where there is nothing else. */
function wordsWithoutOptions(node: CommandNode): CommandNode['words'] {
  const isOnlyOptions = node.words.length === 0 && (node.argument === undefined || node.argument === 'any');
  return isOnlyOptions ? wordsOf(node) : node.words;
}

function wordsOf(node: CommandNode): { word: string; description: string }[] {
  return [...node.words, ...node.options.map(({ flag, description }) => ({ word: flag, description }))];
}

/** The script's words for completing the first argument; empty if there is nothing to complete it with. */
function argumentIn({ argument }: CommandNode, words: Partial<Record<ValueKind, string>>): string {
  return (argument && words[argument]) ?? '';
}

function bash(tree: readonly CommandNode[]): string {
  return `# Completion of treesite in bash. In ~/.bashrc: eval "$(treesite completion bash)"
_treesite_counties() {
  local file
  for file in data/counties/*.yaml; do
    [ ! -e "$file" ] || basename "$file" .yaml
  done
}
_treesite() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} at='' words='' options='' kind='' new='' i
  local IFS=$' \\t\\n'
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${allPaths(tree).join('|')}) at="$at \${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at:$before" in
${[
  ...branch(optionPlaces(tree, 'folder'), 'kind=-d'),
  ...branch(optionPlaces(tree, 'file'), 'kind=-f'),
  ...branch(optionPlaces(tree, 'county'), 'words=$(_treesite_counties) kind=words'),
  ...choicePlaces(tree).flatMap(({ place, choices }) =>
    branch([place], `words=${quoteForShell(choices.join(' '))} kind=words`),
  ),
  ...branch(optionPlaces(tree, 'any'), 'return'),
].join('\n')}
  esac
  if [ -z "$kind" ]; then
    case "$at" in
${tree
  .map(
    (node) =>
      `      ${quoteForShell(pathOf(node))}) words=${inBash(wordsWithoutOptions(node))} options=${inBash(
        wordsOf(node),
      )}${argumentIn(node, {
        folder: ' kind=-d',
        'new-folder': ' new=-d',
        file: ' kind=-f',
      })} ;;`,
  )
  .join('\n')}
    esac
  fi
  case "$current" in -*) words=$options ;; */*) kind=\${kind:-$new} ;; esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ -n "\${kind#words}" ]; then
    IFS=$'\\n'
    for i in $(compgen "$kind" -- "$current"); do
      # Hidden files only after a dot.
      case "\${current##*/}:\${i##*/}" in .*|*:[!.]*) COMPREPLY+=("$i") ;; esac
    done
    type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
  fi
  return 0
}
complete -F _treesite treesite
`;
}

function inBash(words: CommandNode['words']): string {
  return quoteForShell(words.map(({ word }) => word).join(' '));
}

function zsh(tree: readonly CommandNode[]): string {
  const described = (node: CommandNode) =>
    wordsOf(node)
      .map(({ word, description }) => quoteForShell(description === '' ? word : `${word}:${description}`))
      .join(' ');
  return `#compdef treesite
# Completion of treesite in zsh. In ~/.zshrc, after compinit: eval "$(treesite completion zsh)"
_treesite() {
  local at='' i
  local -a found
  for ((i = 2; i < CURRENT; i++)); do
    case "$at $words[i]" in
      ${allPaths(tree).join('|')}) at="$at $words[i]" ;;
    esac
  done
  case "$at:$words[CURRENT-1]" in
${[
  ...branch(optionPlaces(tree, 'folder'), '_files -/; return'),
  ...branch(optionPlaces(tree, 'file'), '_files; return'),
  ...branch(optionPlaces(tree, 'county'), 'found=(data/counties/*.yaml(N:t:r)); compadd -a found; return'),
  ...choicePlaces(tree).flatMap(({ place, choices }) => branch([place], `compadd ${choices.join(' ')}; return`)),
  ...branch(optionPlaces(tree, 'any'), 'return'),
].join('\n')}
  esac
  case "$at" in
${tree
  .map(
    (node) =>
      `    ${quoteForShell(pathOf(node))}) found=(${described(node)})${argumentIn(node, {
        folder: '; _files -/',
        'new-folder': '; [[ $words[CURRENT] != */* ]] || _files -/',
        file: '; _files',
      })} ;;`,
  )
  .join('\n')}
  esac
  _describe treesite found
}
if [ "$funcstack[1]" = _treesite ]; then _treesite "$@"; else compdef _treesite treesite; fi
`;
}

function fish(tree: readonly CommandNode[]): string {
  const rules = tree.flatMap((node) => {
    const here = `complete -c treesite -n ${quoteForShell(`test "$(__treesite_at)" = "${pathOf(node)}"`)}`;
    const words = node.words.map(({ word, description }) => `${here} -a ${word} -d ${quoteForShell(description)}`);
    const values = fishValues(node.argument);
    const argument = values === '' ? [] : [`${here}${values}`];
    const options = node.options
      .filter(({ flag }) => flag.startsWith('--'))
      .map(({ flag, description, value, choices }) => {
        const offered = choices.length > 0 ? ` -a ${quoteForShell(choices.join(' '))}` : fishValues(value);
        return `${here} -l ${flag.slice(2)} -d ${quoteForShell(description)}${value === undefined ? '' : ` -x${offered}`}`;
      });
    return [...words, ...argument, ...options];
  });
  return `# Completion of treesite in fish. In ~/.config/fish/config.fish: treesite completion fish | source
function __treesite_at
  set -l at ''
  for word in (commandline -opc)[2..-1]
    switch "$at $word"
      case ${allPaths(tree).join(' ')}
        set at "$at $word"
    end
  end
  echo $at
end
complete -c treesite -f
${rules.join('\n')}
`;
}

function fishValues(value: ValueKind | undefined): string {
  if (value === 'folder') return " -a '(__fish_complete_directories)'";
  if (value === 'new-folder')
    return ` -a ${quoteForShell("(string match -q '*/*' -- (commandline -ct); and __fish_complete_directories)")}`;
  if (value === 'county')
    return ` -a ${quoteForShell('(for file in data/counties/*.yaml; basename $file .yaml; end)')}`;
  return value === 'file' ? " -a '(__fish_complete_path)'" : '';
}
