import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** The longest that a step of a test may wait, ms, on a usual machine. */
const most = 60_000;

/**
 * Where a test's step waits longer. A limit for a whole test is none: the options of `test(…)`, `test.setTimeout(…)`,
 * and the `timeout` at the top of a runner's configuration.
 */
export function longWaits({ path, text }: SourceFile): string[] {
  // Most files name no time that long, and need not be read whole.
  if (!/\d\d_?\d{3}/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const ms = waitOf(node);
    if (ms !== undefined && ms > most) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} waits ${ms / 1000} s`);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** For how long a node has something wait, ms; undefined where it does not or where that is worked out elsewhere. */
function waitOf(node: ts.Node): number | undefined {
  if (ts.isPropertyAssignment(node) && /timeout$/i.test(node.name.getText()) && !isForWholeTest(node))
    return amountOf(node.initializer);
  if (ts.isVariableDeclaration(node) && /patience/i.test(node.name.getText()) && node.initializer)
    return amountOf(node.initializer);
  if (ts.isCallExpression(node) && node.expression.getText() === 'setTimeout' && node.arguments[1])
    return amountOf(node.arguments[1]);
  return undefined;
}

function isForWholeTest(property: ts.PropertyAssignment): boolean {
  if (/^(test|hook|teardown)Timeout$/.test(property.name.getText())) return true;
  const { parent: call } = property.parent;
  return ts.isCallExpression(call) && /^(test|describe|defineConfig)\b/.test(call.expression.getText());
}

/** The value of a number or of a product of numbers. */
function amountOf(node: ts.Expression): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) {
    const [left, right] = [amountOf(node.left), amountOf(node.right)];
    if (left !== undefined && right !== undefined) return left * right;
  }
  return undefined;
}
