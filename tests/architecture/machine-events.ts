import { join } from 'node:path';
import ts from 'typescript';
import { root } from './source-files.ts';

/** One event of a machine's union. */
export interface MachineEvent {
  readonly type: string;
  /** The ids that it carries, itself or in what it carries: `change.clientId`. */
  readonly ids: readonly string[];
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  lib: ['lib.es2023.d.ts'],
};

/**
 * Reads the events that machines declare, by path: `events: {} as X` in the file, or, where it has none, in the files
 * that it imports from beside it and from other machines.
 */
export function declaredEvents(paths: readonly string[]): Map<string, MachineEvent[]> {
  const files = paths.map((path) => join(root, path));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return new Map(
    paths.map((path, at) => {
      const file = program.getSourceFile(files[at]!);
      if (!file) throw new Error(`There is no ${path}`);
      const own = eventsIn(file, checker);
      const beside = own.length > 0 ? [] : importsOf(file, program).flatMap((one) => eventsIn(one, checker));
      return [path, [...own, ...beside]];
    }),
  );
}

const importsOf = (file: ts.SourceFile, program: ts.Program): ts.SourceFile[] =>
  file.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier }) => {
    const name = (moduleSpecifier as ts.StringLiteral).text;
    const found = name.startsWith('.') && program.getSourceFile(join(file.fileName, '..', name));
    return found ? [found] : [];
  });

function eventsIn(file: ts.SourceFile, checker: ts.TypeChecker): MachineEvent[] {
  const found: MachineEvent[] = [];
  const visit = (node: ts.Node): void => {
    const isDeclared = ts.isPropertyAssignment(node) && node.name.getText(file) === 'events';
    if (isDeclared && ts.isAsExpression(node.initializer))
      for (const one of membersOf(checker.getTypeFromTypeNode(node.initializer.type)))
        found.push(...eventOf(one, checker));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The types of XState's own events are patterns, and are left out. */
function eventOf(event: ts.Type, checker: ts.TypeChecker): MachineEvent[] {
  const type = event.getProperty('type');
  if (!type) return [];
  const ids = idsIn(event, checker, 2);
  return membersOf(checker.getTypeOfSymbol(type)).flatMap((one) =>
    one.isStringLiteral() ? [{ type: one.value, ids }] : [],
  );
}

function idsIn(type: ts.Type, checker: ts.TypeChecker, depth: number): string[] {
  return type.getProperties().flatMap((property) => {
    if (/^(id|token)$|Ids?$/.test(property.name)) return [property.name];
    if (depth === 1) return [];
    const inner = membersOf(checker.getNonNullableType(checker.getTypeOfSymbol(property)));
    return inner
      .filter((one) => (one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0)
      .flatMap((one) => idsIn(one, checker, depth - 1).map((id) => `${property.name}.${id}`));
  });
}
