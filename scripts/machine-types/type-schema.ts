import ts from 'typescript';

/** What a JSON schema needs to say of the types that events and inputs have. */
export type JsonSchema = {
  readonly type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

/** Deeper than this, a value may be anything. */
const deepest = 8;

/** A type as a JSON schema. What JSON cannot hold (functions, maps, actors) may be anything: `{}`. */
export function schemaOf(type: ts.Type, checker: ts.TypeChecker, depth = 0): JsonSchema {
  if (depth > deepest) return {};
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLiteral) return { const: (type as ts.StringLiteralType).value };
  if (flags & ts.TypeFlags.NumberLiteral) return { const: (type as ts.NumberLiteralType).value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (flags & ts.TypeFlags.BooleanLike && !type.isUnion()) return { type: 'boolean' };
  if (type.isUnion()) return unionSchema(type, checker, depth);
  return objectSchema(type, checker, depth);
}

function unionSchema(type: ts.UnionType, checker: ts.TypeChecker, depth: number): JsonSchema {
  const parts = type.types
    .filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    .map((part) => schemaOf(part, checker, depth));
  const constants = parts.flatMap((part) => ('const' in part ? [part.const] : []));
  const others = parts.filter(
    (part) => !('const' in part) && (part.type !== 'null' || constants.length === 0),
  );
  const isNullable = others.length < parts.length - constants.length;
  const isBoolean = constants.includes(true) && constants.includes(false);
  const named = [
    ...(isBoolean ? constants.filter((one) => typeof one !== 'boolean') : constants),
    ...(isNullable ? [null] : []),
  ];
  const all: JsonSchema[] = [
    ...(isBoolean ? [{ type: 'boolean' } as const] : []),
    ...(named.length > 0 ? [{ enum: named }] : []),
    ...others,
  ];
  return all.length === 1 ? all[0]! : { anyOf: all };
}

function objectSchema(type: ts.Type, checker: ts.TypeChecker, depth: number): JsonSchema {
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { type: 'array', items: item ? schemaOf(item, checker, depth + 1) : {} };
  }
  const isData =
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0 &&
    !/^((Readonly)?(Map|Set)|Date|Error)$|Actor/.test(type.symbol?.name ?? '');
  if (!isData) return {};
  const fields = type.getProperties().map((field) => {
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    return {
      name: field.name,
      isOptional,
      schema: schemaOf(checker.getTypeOfSymbol(field), checker, depth + 1),
    };
  });
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
  };
}
