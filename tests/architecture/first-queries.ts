import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** The functions of a file by their names. A stories file uses a name for one thing. */
type Functions = ReadonlyMap<string, ts.Node>;

/** One sentence for each play whose first query does not wait: a story may be drawn after its play has begun. */
export function hastyPlays({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const functions = functionsIn(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isPlay(node)) {
      const name = firstQuery(node, functions);
      if (name && isHasty(name))
        found.push(
          `${path}: the play of ${storyOf(node)} begins with ${name}: use ${name.replace('get', 'find')}`,
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isPlay = (node: ts.Node): node is ts.PropertyAssignment | ts.MethodDeclaration =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'play';

const isHasty = (name: string) => /^get(All)?By/.test(name);
const isWait = (name: string) => /^waitFor|^find(All)?By/.test(name);

/** The name of the variable that holds the story. */
const storyOf = (play: ts.Node): string =>
  ts.findAncestor(play, ts.isVariableDeclaration)?.name.getText() ?? 'a story';

/** `getByRole` of `within(canvas).getByRole('button')`. */
const nameOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

const isNamedFunction = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isArrowFunction(node.initializer);

function functionsIn(file: ts.SourceFile): Functions {
  const functions = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node);
    if (isNamedFunction(node)) functions.set(node.name.getText(), node.initializer!);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return functions;
}

/** The name of the query or wait that a play begins with. A function is read where it is named, not where it stands. */
function firstQuery(play: ts.Node, functions: Functions): string | undefined {
  const read = new Set<ts.Node>();
  const look = (node: ts.Node): string | undefined => {
    if (ts.isFunctionDeclaration(node) || isNamedFunction(node)) return undefined;
    // Its name may be a function's elsewhere.
    if (ts.isVariableDeclaration(node)) return node.initializer && look(node.initializer);
    if (ts.isIdentifier(node)) return enter(functions.get(node.text));
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, look);
    const name = nameOf(node);
    // What a wait is given is asked again and again.
    if (isWait(name)) return name;
    return ts.forEachChild(node, look) ?? (isHasty(name) ? name : undefined);
  };
  const enter = (named: ts.Node | undefined): string | undefined => {
    if (!named || read.has(named)) return undefined;
    read.add(named);
    return ts.forEachChild(named, look);
  };
  return ts.forEachChild(play, look);
}
