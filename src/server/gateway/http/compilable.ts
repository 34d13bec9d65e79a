import { isObjectType, Kind, visit, type DocumentNode, type GraphQLSchema } from 'graphql';

/*
 * What graphql-jit 0.8.9 answers wrongly and without an error. It also misreads functions and promises within an answer; the
 * types of resolvers allow none (`resolverTypeWrapperSignature` in `codegen.ts`).
 */

const conditions: readonly string[] = ['include', 'skip'];

/**
 * Whether parts of an operation are asked for under a condition. A fragment is compiled once, so where it is spread again
 * it is taken to be under the conditions of the first place.
 */
function isConditional(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    [Kind.DIRECTIVE]: ({ name }) => void (isFound ||= conditions.includes(name.value)),
  });
  return isFound;
}

/**
 * Whether an argument is written as an object or a list with a variable in it. In an object one that is not given is taken
 * to be null: it is neither left out nor at its default. In a list that a scalar reads every one is.
 */
function hasVariableWithin(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    [Kind.OBJECT_FIELD]: ({ value }) => void (isFound ||= value.kind === Kind.VARIABLE),
    [Kind.LIST]: ({ values }) => void (isFound ||= values.some(({ kind }) => kind === Kind.VARIABLE)),
  });
  return isFound;
}

/** Whether an operation is compiled to what graphql-js would answer. */
export const isCompilable = (document: DocumentNode): boolean =>
  !isConditional(document) && !hasVariableWithin(document);

/**
 * Whether the names of a type and of one of its fields, written together, are those of another type and field. Resolvers are
 * found by that, so one would answer for the other.
 */
export function hasNamesThatJoin(schema: GraphQLSchema): boolean {
  const names = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => type.name + field));
  return new Set(names).size < names.length;
}
