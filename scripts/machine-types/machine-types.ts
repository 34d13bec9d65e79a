import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../commands.ts';
import { schemaOf, type JsonSchema } from './type-schema.ts';

/** What a machine is given and told, read from its types. */
export interface MachineTypes {
  /** What its module calls it. */
  readonly exportName: string;
  /** Null: it takes no input. */
  readonly input: JsonSchema | null;
  /** By event type. An event's data, without its type. */
  readonly events: Readonly<Record<string, JsonSchema>>;
  /** What it holds. Null: nothing. */
  readonly context: JsonSchema | null;
  /** By effect: what it may answer, if it is a promise. */
  readonly answers: Readonly<Record<string, JsonSchema>>;
}

/** Every machine by its folder's name. Takes the compiler some seconds. */
export function machineTypes(): Readonly<Record<string, MachineTypes>> {
  const folder = join(root, 'machines');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const names = readdirSync(folder).filter((name) => existsSync(fileOf(name)));
  const program = ts.createProgram(names.map(fileOf), options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    names.map((name) => {
      const source = program.getSourceFile(fileOf(name));
      if (!source) throw new Error(`The compiler did not read machines/${name}`);
      // The pickers share a setup, which is a file of its own.
      const written = [source, ...importedBy(source, program)].map(writtenTypes).find(({ size }) => size > 0);
      return [name, typesOf(name, source, written ?? new Map(), checker)];
    }),
  );
}

const fileOf = (name: string) => join(root, 'machines', name, `${name}.machine.ts`);

function importedBy(source: ts.SourceFile, program: ts.Program): ts.SourceFile[] {
  const named = source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text)
    .filter((text) => text.startsWith('.'));
  return named.flatMap((text) => program.getSourceFile(join(dirname(source.fileName), text)) ?? []);
}

function typesOf(
  name: string,
  source: ts.SourceFile,
  written: ReadonlyMap<string, ts.TypeNode>,
  checker: ts.TypeChecker,
): MachineTypes {
  const [, exportName] = /export const (\w+Machine)\b/.exec(source.text) ?? [];
  if (exportName === undefined) throw new Error(`machines/${name} exports no machine`);
  const [input, event, context] = ['input', 'events', 'context'].map((key) => {
    const node = written.get(key);
    return node && checker.getTypeFromTypeNode(node);
  });
  const events = event ? partsOf(event).flatMap((one) => eventSchema(one, checker)) : [];
  return {
    exportName,
    input: input ? schemaOf(input, checker) : null,
    events: Object.fromEntries(events),
    context: context ? schemaOf(context, checker) : null,
    answers: answersOf(source, checker),
  };
}

/** What a machine's `setup` says by `types: { events: {} as … }`. To infer it from the machine would take ten times as long. */
function writtenTypes(source: ts.SourceFile): ReadonlyMap<string, ts.TypeNode> {
  const found = new Map<string, ts.TypeNode>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'types') {
      const { initializer } = node;
      for (const one of ts.isObjectLiteralExpression(initializer) ? initializer.properties : [])
        if (ts.isPropertyAssignment(one) && ts.isAsExpression(one.initializer))
          found.set(one.name.getText(), one.initializer.type);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What a machine's `setup` says by `actors: { ask: fromPromise<Answer, …>(…) }`. */
function answersOf(source: ts.SourceFile, checker: ts.TypeChecker): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isCallExpression(node.initializer)) {
      const { expression, typeArguments } = node.initializer;
      const [answer] = typeArguments ?? [];
      if (answer && expression.getText() === 'fromPromise')
        found[node.name.getText()] = schemaOf(checker.getTypeFromTypeNode(answer), checker);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** One entry for each event with a written type: those of XState's own have a pattern. */
function eventSchema(event: ts.Type, checker: ts.TypeChecker): [string, JsonSchema][] {
  const type = event.getProperty('type');
  if (!type) return [];
  const { properties = {}, required = [] } = schemaOf(event, checker);
  const { type: _, ...data } = properties;
  const schema: JsonSchema = {
    type: 'object',
    properties: data,
    required: required.filter((name) => name !== 'type'),
  };
  return partsOf(checker.getTypeOfSymbol(type)).flatMap((one) =>
    one.isStringLiteral() && !one.value.startsWith('xstate.')
      ? [[one.value, schema] as [string, JsonSchema]]
      : [],
  );
}
