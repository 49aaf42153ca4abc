/** The generated pages are complete. Their texts are in docs/, and `npm run docs -- --check` compares them. */
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { formatData } from '../../../docs/generate/format-data.ts';
import { plain, table } from '../../../docs/generate/markdown.ts';
import { commandNotes } from '../../../src/cli/command-notes.ts';
import { createProgram } from '../../../src/cli/program.ts';
import { schemaFiles } from '../../../src/schema/schema-files.ts';
import { definitions, type SchemaNode } from '../../../src/schema/schemas.ts';
import { aTerminal } from '../../support/a-terminal.ts';

describe('the data reference', () => {
  const page = formatData({});
  const section = (title: string) => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';

  /** Every field's name, however deep. */
  function fieldNames(node: unknown): string[] {
    if (Array.isArray(node)) return node.flatMap(fieldNames);
    if (typeof node !== 'object' || node === null) return [];
    const { properties, default: _, ...rest } = node as SchemaNode;
    const own = Object.entries(properties ?? {}).flatMap(([name, child]) => [name, ...fieldNames(child)]);
    return [...own, ...Object.values(rest).flatMap(fieldNames)];
  }

  it.each([
    ...Object.values(schemaFiles).map((schema) => [schema.title, schema] as const),
    ['Shared groups', definitions] as const,
  ])('has every field of %s', (title, schema) => {
    const documented = section(title);
    expect(documented).not.toBe('');
    expect(fieldNames(schema).filter((field) => !documented.includes(`\n| \`${field}\` |`))).toEqual([]);
  });
});

const pathsOf = (command: Command, before: readonly string[] = []): string[] =>
  command.commands
    .filter((child) => child.name() !== 'help')
    .flatMap((child) => [[...before, child.name()].join(' '), ...pathsOf(child, [...before, child.name()])]);

it('notes exist for every command, and only for commands', async () => {
  expect(Object.keys(commandNotes).sort()).toEqual(pathsOf(await createProgram(aTerminal().terminal)).sort());
});

it('words of the data cannot break a table or become markup', () => {
  expect(table(['a', 'b'], [['x|y', 'one\n  two']])).toBe('| a | b |\n|---|---|\n| x\\|y | one two |');
  expect(plain('**bold** `a[b]` and c[d] <slug> &amp;')).toBe('\\*\\*bold\\*\\* `a[b]` and c\\[d\\] \\<slug> \\&amp;');
});
