/** A command tree → completion scripts for shells. Pure. */
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

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Shell patterns of all commands. */
function allPaths(tree: readonly CommandNode[]): string[] {
  return tree.filter(({ path }) => path.length > 0).map((node) => quote(pathOf(node)));
}

/** Shell patterns ` build:--root` of the options that take a value of this kind. */
function optionPlaces(tree: readonly CommandNode[], kind: ValueKind): string[] {
  return tree.flatMap((node) =>
    node.options
      .filter(({ value, choices }) => value === kind && choices.length === 0)
      .map(({ flag }) => quote(`${pathOf(node)}:${flag}`)),
  );
}

function branch(patterns: readonly string[], action: string): string[] {
  return patterns.length === 0 ? [] : [`    ${patterns.join('|')}) ${action} ;;`];
}

function wordsOf(node: CommandNode): { word: string; description: string }[] {
  return [...node.words, ...node.options.map(({ flag, description }) => ({ word: flag, description }))];
}

/** The script's word for completing a folder or a file as the first argument; empty for other arguments. */
function argumentIn({ argument }: CommandNode, words: { folder: string; file: string }): string {
  return argument === 'folder' || argument === 'file' ? words[argument] : '';
}

function bash(tree: readonly CommandNode[]): string {
  return `# Completion of treesite in bash. In ~/.bashrc: eval "$(treesite completion bash)"
_treesite() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} at='' words='' kind='' i
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
  ...branch(optionPlaces(tree, 'any'), 'return'),
].join('\n')}
  esac
  if [ -z "$kind" ]; then
    case "$at" in
${tree
  .map(
    (node) =>
      `      ${quote(pathOf(node))}) words=${quote(
        wordsOf(node)
          .map(({ word }) => word)
          .join(' '),
      )}${argumentIn(node, { folder: ' kind=-d', file: ' kind=-f' })} ;;`,
  )
  .join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ -n "$kind" ]; then
    IFS=$'\\n'
    COMPREPLY+=($(compgen "$kind" -- "$current"))
    type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
  fi
  return 0
}
complete -F _treesite treesite
`;
}

function zsh(tree: readonly CommandNode[]): string {
  const described = (node: CommandNode) =>
    wordsOf(node)
      .map(({ word, description }) => quote(description === '' ? word : `${word}:${description}`))
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
  ...branch(optionPlaces(tree, 'any'), 'return'),
].join('\n')}
  esac
  case "$at" in
${tree.map((node) => `    ${quote(pathOf(node))}) found=(${described(node)})${argumentIn(node, { folder: '; _files -/', file: '; _files' })} ;;`).join('\n')}
  esac
  _describe treesite found
}
if [ "$funcstack[1]" = _treesite ]; then _treesite "$@"; else compdef _treesite treesite; fi
`;
}

function fish(tree: readonly CommandNode[]): string {
  const rules = tree.flatMap((node) => {
    const here = `complete -c treesite -n ${quote(`test "$(__treesite_at)" = "${pathOf(node)}"`)}`;
    const words = node.words.map(({ word, description }) => `${here} -a ${word} -d ${quote(description)}`);
    const values = fishValues(node.argument);
    const argument = values === '' ? [] : [`${here}${values}`];
    const options = node.options
      .filter(({ flag }) => flag.startsWith('--'))
      .map(({ flag, description, value, choices }) => {
        const offered = choices.length > 0 ? ` -a ${quote(choices.join(' '))}` : fishValues(value);
        return `${here} -l ${flag.slice(2)} -d ${quote(description)}${value === undefined ? '' : ` -x${offered}`}`;
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
  return value === 'file' ? " -a '(__fish_complete_path)'" : '';
}
