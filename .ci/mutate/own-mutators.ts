/**
 * Faults that Stryker has no mutator for and that tests miss most: a wait or a count that is another one, a call whose
 * result nobody reads (a focus, an announcement, a clean-up) left out, and an attribute that only some visitors notice.
 */
import ts from 'typescript';
import type { Mutant } from './mutant.js';

type Change = Pick<Mutant, 'replacement' | 'mutator'>;

/** Attributes that say what an element is, whether it can be used and what it does. */
const meaning = /^(role|tabIndex|disabled|readOnly|inert|hidden|alt|href|scope|htmlFor|on[A-Z]\w*|aria-\w+)$/;

export function ownMutants(file: string, source: ts.SourceFile): Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    const change = changeOf(node);
    if (change) found.push({ file, start: node.getStart(source), end: node.getEnd(), ...change });
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function changeOf(node: ts.Node): Change | null {
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) return another(node.text);
  if (ts.isNumericLiteral(node) && ts.isPropertyAssignment(node.parent))
    return node.parent.initializer === node ? another(node.text) : null;
  if (ts.isExpressionStatement(node) && isLoneCall(node.expression))
    return { mutator: 'LoneCall', replacement: ';' };
  if (ts.isJsxAttribute(node) && isOfElement(node) && meaning.test(node.name.getText()))
    return { mutator: 'Attribute', replacement: '' };
  return null;
}

/** A small count by one, for that is how counts go wrong; anything else, such as a wait, is doubled. */
function another(text: string): Change {
  const value = Number(text.replaceAll('_', ''));
  const isCount = Number.isInteger(value) && value <= 12;
  return { mutator: 'NumberLiteral', replacement: String(isCount ? value + 1 : value * 2) };
}

const isLoneCall = (expression: ts.Expression): boolean =>
  ts.isAwaitExpression(expression)
    ? ts.isCallExpression(expression.expression)
    : ts.isCallExpression(expression) && expression.expression.kind !== ts.SyntaxKind.SuperKeyword;

/** What is handed to a component is checked by its type. */
const isOfElement = (attribute: ts.JsxAttribute): boolean => {
  const { tagName } = attribute.parent.parent;
  return ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);
};
