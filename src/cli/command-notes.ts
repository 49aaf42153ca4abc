/** What the commands cannot say of themselves: examples, and what exit code 1 means. For their help and the docs. */

import { kindNames, rowOf } from '../domain/kind-rows.ts';
import type { KindRow } from '../domain/kinds.ts';
import { slugify } from '../domain/slug.ts';

export interface CommandNotes {
  /** Each is true where it is run in a site's folder. */
  examples: readonly { line: string; does: string }[];
  /** What exit code 1 means; undefined where the command never ends so. */
  problem?: string;
}

function exampleOf({ files, slug, new: asked }: KindRow): [string, CommandNotes][] {
  if (!asked) return [];
  const { word, example } = asked;
  const name = slugify(/"(.*)"/.exec(example)?.[1] ?? '');
  const file = files.replace('*', slug === 'name and state' ? `${name}-vt` : name);
  const does = `${files.includes('*') ? 'writes' : 'adds to'} data/${file}`;
  return [[`new ${word}`, { examples: [{ line: `treesite new ${word} ${example}`, does }] }]];
}

/** By the words after `treesite`. */
export const commandNotes: Readonly<Record<string, CommandNotes>> = {
  build: {
    examples: [
      { line: 'treesite build', does: 'the site of this folder, to dist/' },
      { line: 'treesite build --root ../other-site', does: 'the site of another folder' },
      { line: 'treesite build --report report.html', does: 'and a page about what it weighs' },
    ],
    problem:
      'The content has errors, or the disk refused: then the message says what is live. With errors, nothing was written and the site that was there stays.',
  },
  check: {
    examples: [
      { line: 'treesite check', does: 'what is wrong, and what could be better' },
      { line: 'treesite check --publish', does: 'as strict as the public deserves' },
      { line: 'treesite check --external', does: 'links to other sites too' },
    ],
    problem: 'The content has errors. Warnings alone are no failure.',
  },
  dev: {
    examples: [
      { line: 'treesite dev --open', does: 'shows the site in your browser' },
      { line: 'treesite dev --host', does: 'and on the phone in your hand' },
    ],
  },
  preview: {
    examples: [
      { line: 'treesite preview', does: 'the site that was built last' },
      { line: 'treesite preview --port 8080 --open', does: 'on a port of your choice' },
    ],
  },
  new: {
    examples: [{ line: 'treesite new city --help', does: 'every field that can be given' }],
    problem: 'The file is there already, or site.yaml cannot be used yet. Nothing was written.',
  },
  ...Object.fromEntries(kindNames.map(rowOf).flatMap(exampleOf)),
  'new city': {
    examples: [
      { line: 'treesite new city "Snow Hill" --county alder-county-vt', does: 'in a county that is there' },
      { line: 'treesite new city "Snow Hill" --county "Alder County" --with-county', does: 'and the county with it' },
    ],
  },
  init: {
    examples: [
      { line: 'treesite init my-site', does: 'a sample company to change' },
      { line: 'treesite init my-site --name "Clear View" --state VT', does: 'with your name on it' },
      { line: 'treesite init . --editor', does: 'only renews what editors read' },
    ],
    problem: 'The folder is not empty. Nothing was written.',
  },
  explain: {
    examples: [
      { line: 'treesite explain city/unknown-county', does: 'why it matters, and how to fix it' },
      { line: 'treesite explain', does: 'lists all codes' },
    ],
  },
  info: { examples: [{ line: 'treesite info', does: 'for the end of a bug report' }] },
  rollback: {
    examples: [{ line: 'treesite rollback', does: 'the release before is live again' }],
    problem: 'There is no release to return to. Nothing was changed.',
  },
  clean: { examples: [{ line: 'treesite clean', does: 'the next build makes every picture anew' }] },
  cms: {
    examples: [
      { line: 'treesite cms', does: 'for the repository of git’s origin' },
      { line: 'treesite cms --repo owner/name --branch main', does: 'for one you name' },
    ],
    problem: 'A file is in the way that treesite did not write. Nothing was written.',
  },
  completion: {
    examples: [
      { line: 'eval "$(treesite completion bash)"', does: 'in ~/.bashrc' },
      { line: 'eval "$(treesite completion zsh)"', does: 'in ~/.zshrc, after compinit' },
      { line: 'treesite completion fish | source', does: 'in ~/.config/fish/config.fish' },
    ],
  },
};
