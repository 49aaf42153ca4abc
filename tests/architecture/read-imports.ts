/** Reads what the files of the project import, with TypeScript's own parser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import ts from 'typescript';

export interface Import {
  /** Path from the project's root. */
  from: string;
  line: number;
  /** A path from the project's root, or the name of a package. */
  to: string;
  /** True if nothing of the import remains when the types are removed. */
  isType: boolean;
  /** Names imported from the other file; empty if all of it is. */
  names: string[];
}

const read = new Map<string, Import[]>();

/** Of every source of `src`, `templates` and `bin`, except generated files. Read once, because several tests use them. */
export function readProjectImports(root: string): readonly Import[] {
  const known = read.get(root);
  if (known) return known;
  const files = glob.sync(['src/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}', 'bin/*.js'], { cwd: root }).sort();
  const found = files.flatMap((file) => importsOf(file, readFileSync(path.join(root, file), 'utf8')));
  read.set(root, found);
  return found;
}

export function importsOf(from: string, text: string): Import[] {
  const hasInner = /\bimport\s*\(/.test(text);
  // Without inner ones, nothing after the last `from '…'` is an import, and most of a file need not be parsed.
  const last = [...text.matchAll(/(?:\bfrom|^import) ['"].*/gm)].at(-1);
  const statements = hasInner ? text : text.slice(0, last ? last.index + last[0].length : 0);
  const source = ts.createSourceFile(from, statements, ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Node, isType: boolean, names: string[] = []) => {
    if (!ts.isStringLiteralLike(specifier)) return;
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    found.push({ from, line, to: resolve(from, specifier.text), isType, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node, node.moduleSpecifier, node.importClause?.isTypeOnly ?? false, importedNames(node.importClause));
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      add(node, node.moduleSpecifier, node.isTypeOnly, exportedNames(node));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0]) {
      add(node, node.arguments[0], false);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node, node.argument.literal, true);
    }
    if (hasInner) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier;
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.filter((name) => !name.isTypeOnly).map((name) => (name.propertyName ?? name.name).text);
}

function exportedNames({ exportClause }: ts.ExportDeclaration): string[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map((name) => (name.propertyName ?? name.name).text);
}
