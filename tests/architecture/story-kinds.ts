import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** At rest, a story is a picture. One whose play acts, as a bettor would, is a behaviour. */
export type StoryKind = 'picture' | 'behaviour';

/** What acts in a play: it presses or types, or sends a machine an event. */
const acts = new Set(['userEvent', 'fireEvent']);
const actingMethods = new Set(['click', 'focus', 'blur', 'dispatchEvent', 'scrollTo', 'send']);

/** What a file declares, and what it gets from others by relative imports. */
interface Scope {
  readonly names: ReadonlyMap<string, { node: ts.Node; scope: Scope }>;
}

/** By the names of its exports: what the stories of a file are. `readText`: the text of another file; undefined if it is none. */
export function storyKinds(
  { path, text }: SourceFile,
  readText: (path: string) => string | undefined = textOf,
): Map<string, StoryKind> {
  const file = parsed(path, text);
  const scope = scopeOf(path, file, readText, new Set());
  const meta = scope.names.get('meta')?.node;
  const shared = meta && objectsIn(meta).flatMap((object) => ownPlay(object) ?? [])[0];
  const kinds = new Map<string, StoryKind>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) continue;
      const play = playOf(initializer, scope) ?? (shared && { node: shared, scope });
      kinds.set(name.getText(), play && doesAct(play.node, play.scope, new Set()) ? 'behaviour' : 'picture');
    }
  }
  return kinds;
}

const parsed = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const isExported = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function scopeOf(
  path: string,
  file: ts.SourceFile,
  readText: (path: string) => string | undefined,
  read: Set<string>,
): Scope {
  read.add(path);
  const names = new Map<string, { node: ts.Node; scope: Scope }>();
  const scope: Scope = { names };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) names.set(node.name.text, { node, scope });
    if (ts.isVariableDeclaration(node) && node.initializer)
      names.set(node.name.getText(), { node: node.initializer, scope });
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { specifier, imported } of importsOf(file)) {
    const from = posix.join(posix.dirname(path), specifier);
    const text = read.has(from) ? undefined : readText(from);
    if (text === undefined) continue;
    const other = scopeOf(from, parsed(from, text), readText, read);
    for (const name of imported) if (other.names.has(name)) names.set(name, other.names.get(name)!);
  }
  return scope;
}

/** What only stories use: a part of the site does not act in a play. */
const isOfStories = (specifier: string): boolean =>
  /^\.\.?\/.*\.(test-[a-z]+|stories)\.tsx?$/.test(specifier);

const importsOf = (file: ts.SourceFile) =>
  file.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const specifier = (moduleSpecifier as ts.StringLiteral).text;
    const bindings = importClause?.namedBindings;
    if (!isOfStories(specifier) || !bindings || !ts.isNamedImports(bindings)) return [];
    return [{ specifier, imported: bindings.elements.map(({ name }) => name.text) }];
  });

/** The object literals of a story: itself, or what it satisfies. */
const objectsIn = (node: ts.Node): ts.ObjectLiteralExpression[] => {
  if (ts.isObjectLiteralExpression(node)) return [node];
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? objectsIn(node.expression) : [];
};

const ownPlay = (object: ts.ObjectLiteralExpression): ts.Node | undefined =>
  object.properties.find((one) => one.name?.getText() === 'play');

/** A story's own play, or that of a story which is spread into it. */
function playOf(node: ts.Node, scope: Scope): { node: ts.Node; scope: Scope } | undefined {
  for (const object of objectsIn(node)) {
    const own = ownPlay(object);
    if (own) return { node: own, scope };
    for (const property of object.properties) {
      if (!ts.isSpreadAssignment(property) || !ts.isIdentifier(property.expression)) continue;
      const spread = scope.names.get(property.expression.text);
      const found = spread && playOf(spread.node, spread.scope);
      if (found) return found;
    }
  }
  return undefined;
}

function doesAct(node: ts.Node, scope: Scope, entered: Set<ts.Node>): boolean {
  const enter = (found: { node: ts.Node; scope: Scope } | undefined): boolean => {
    if (!found || entered.has(found.node)) return false;
    entered.add(found.node);
    return doesAct(found.node, found.scope, entered);
  };
  const look = (at: ts.Node): boolean => {
    if (ts.isPropertyAccessExpression(at)) {
      // `Other.play` is that story's play and nothing else of it.
      if (at.name.text === 'play' && ts.isIdentifier(at.expression)) {
        const other = scope.names.get(at.expression.text);
        return other !== undefined && enter(playOf(other.node, other.scope));
      }
      if (actingMethods.has(at.name.text)) return true;
    }
    if (ts.isIdentifier(at)) return acts.has(at.text) || enter(scope.names.get(at.text));
    return ts.forEachChild(at, look) ?? false;
  };
  return look(node);
}
