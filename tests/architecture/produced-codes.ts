/** Which diagnostics tests expect: from the exact output of broken sites, and from what test files expect of the code. */
import ts from 'typescript';

/** ` error city/unknown-county` at the end of a line, as the terminal shows it. */
export function codesOfOutput(expected: string): string[] {
  return [...expected.matchAll(/^\S+:\d+:\d+ (?:error|warning) (\S+)$/gm)].map(([, code = '']) => code);
}

/**
 * Words of a test's expectations: the texts inside `expect(…).matcher(…)`, but not of `.not`, and the tables of `each`.
 * A test that creates diagnostics itself does not prove that anything else produces them, so its words do not count.
 */
export function expectedWords(file: string, text: string): string[] {
  if (/\bimport\b[^;]*\bdiagnose\b[^;]*;/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const words: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node))
      words.push(node.text.replaceAll('\\/', '/'));
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) words.push(node.text);
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && (isMatcher(node.expression) || isEach(node.expression))) {
      for (const argument of node.arguments) collect(argument);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words;
}

function isMatcher(callee: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text === 'not') return false;
  let inner: ts.Expression = callee.expression;
  while (ts.isPropertyAccessExpression(inner)) {
    if (inner.name.text === 'not') return false;
    inner = inner.expression;
  }
  return ts.isCallExpression(inner) && ts.isIdentifier(inner.expression) && inner.expression.text === 'expect';
}

function isEach(callee: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'each';
}

/** A code on its own or before a place: not page/id in page/idle. */
export function codesAmong(words: readonly string[], codes: readonly string[]): string[] {
  const all = words.join('\n');
  return codes.filter((code) => all.includes(code) && new RegExp(`(?<![\\w/-])${code}(?![\\w/-])`).test(all));
}

/** Whether `expectedWords` can find a code in the file: most files need not be parsed. */
export function mentionsCode(text: string, codes: ReadonlySet<string>): boolean {
  const unescaped = text.replace(/\\(.)/g, (_, sign) => (sign === '/' ? '/' : ' '));
  return unescaped.match(/[\w-]+\/[\w-]+/g)?.some((word) => codes.has(word)) ?? false;
}
