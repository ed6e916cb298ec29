import ts from 'typescript';
import type { Mutant } from './mutant.js';

/**
 * What is not changed, because no test should notice it:
 * - class names: they bind an element to its style sheet, and style sheets are not changed either;
 * - the words of the log and of the console: they are for people, and change freely.
 */
export function isLeftOut(mutant: Mutant, source: ts.SourceFile): boolean {
  for (let node = nodeAt(source, mutant); node; node = node.parent) {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return isWords(mutant);
    if (ts.isCallExpression(node) && isTelling(node)) return isWords(mutant) || mutant.mutator === 'LoneCall';
    if (ts.isFunctionLike(node)) return false;
  }
  return false;
}

const isWords = ({ mutator }: Mutant): boolean => mutator === 'StringLiteral';

/** The innermost node that holds the changed text. */
function nodeAt(source: ts.SourceFile, { start, end }: Mutant): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) <= start && end <= node.getEnd()) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(source, visit);
  // A call left out is a whole statement.
  return ts.isExpressionStatement(found) ? found.expression : found;
}

const isTelling = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) &&
  /(^|\.)(console|logger|log)$/.test(expression.expression.getText());
