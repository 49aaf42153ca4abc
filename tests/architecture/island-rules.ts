/** Rules for islands: code that React renders on the server as Preact hydrates it. Reports all other code. */
import ts from 'typescript';

/** Attributes of SVG that React and Preact write differently: icons are drawn with `<use href>`. */
const presentation =
  /^(fill|stroke|clip|color|marker|stop|flood|text|font|dominant|alignment|baseline|letter|word|pointer|shape|paint|image|vector|writing|mask)([A-Z-].*)?$/;
const presentationPlain = new Set(['opacity', 'transform', 'overflow', 'cursor', 'visibility', 'filter', 'xlinkHref']);

const forbiddenAttributes: Record<string, string> = {
  onChange: 'onChange means input in React and change in Preact: use onInput',
  style: 'style attributes are refused by the site’s own policy',
  defaultChecked: 'defaultChecked is not in the server’s markup as Preact reads it',
};

const forbiddenNames: Record<string, string> = {
  useId: 'useId gives other ids in the browser: take ids from props',
  useContext: 'context does not reach into an island: take it from props',
  Date: 'a clock shows a different time in the browser: take dates from props, or read the clock in an effect’s own file',
};

/** `file:line: what is wrong`, in the order of the lines. */
export function islandRuleViolations(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];
  const fault = (node: ts.Node, message: string) => {
    faults.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${message}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node, fault);
    if (ts.isJsxAttribute(node)) checkAttribute(node, fault);
    if (ts.isIdentifier(node) && isValue(node)) {
      const message = Object.hasOwn(forbiddenNames, node.text) ? forbiddenNames[node.text] : undefined;
      if (message) fault(node, message);
    }
    if (ts.isPropertyAccessExpression(node) && /^(Math\.random|performance\.now|crypto\.\w+)$/.test(node.getText())) {
      fault(node, `${node.getText()} gives another value in the browser`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

type Fault = (node: ts.Node, message: string) => void;

/** Adjacent texts become one text node in HTML, but Preact expects two. */
function checkChildren(node: ts.JsxElement | ts.JsxFragment, fault: Fault): void {
  const children = node.children.filter((child) => !isBlank(child));
  const texts = children.filter((child) => ts.isJsxText(child) || (ts.isJsxExpression(child) && isText(child)));
  const written = children.filter(ts.isJsxText);
  const expressions = children.filter(ts.isJsxExpression);
  if (texts.length > 1 || (written.length > 0 && expressions.length > 0)) {
    fault(node, 'more than one text in an element: write one template string');
  }
}

function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxExpression(child)) return child.expression === undefined;
  return ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces;
}

/** Whether an expression yields text, judged by its syntax. */
function isText({ expression }: ts.JsxExpression): boolean {
  if (!expression) return false;
  if (ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression))
    return !/children$/.test(expression.getText());
  return ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression) || ts.isNumericLiteral(expression);
}

function checkAttribute(node: ts.JsxAttribute, fault: Fault): void {
  const name = node.name.getText();
  const element = node.parent.parent.tagName.getText();
  const message = Object.hasOwn(forbiddenAttributes, name) ? forbiddenAttributes[name] : undefined;
  if (message) fault(node, message);
  if (name === 'defaultValue' && element === 'select') {
    fault(node, 'defaultValue on select is written as selected by React only: mark the option');
  }
  const isPresentation = presentation.test(name) || presentationPlain.has(name);
  if (/^[a-z]/.test(element) && isPresentation)
    fault(node, `${name} is an SVG presentation attribute: use a class, or <use href>`);
}

/** Not a property's name, not a type. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isTypeReferenceNode(parent) || ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return false;
  return !ts.isPropertySignature(parent);
}
