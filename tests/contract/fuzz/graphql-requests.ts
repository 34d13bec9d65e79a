import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { FuzzRequest, Verdict } from './fuzz-request.ts';
import type { Hints } from './hints.ts';
import { broken, valuesOf, type JsonSchema } from './json-values.ts';
import { credentialKinds, type CredentialKind } from './who-asks.ts';

/** Below the gateway's own limit. */
const deepest = 5;

/** Every field of the type and of each member of a union. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isUnionType(named))
    return `{ __typename ${named
      .getTypes()
      .map((member) => `... on ${member.name} ${selectionOf(member, depth)}`)
      .join(' ')} }`;
  if (!isObjectType(named)) return '';
  if (depth === deepest) return '{ __typename }';
  const fields = Object.values(named.getFields()).map(
    (field) => `${field.name} ${selectionOf(field.type, depth + 1)}`,
  );
  return `{ ${fields.join(' ')} }`;
}

/** As JSON schemas, which the same generator reads. */
const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string', minLength: 1, maxLength: 64, pattern: '^(?!\\.{1,2}$)[^,\\0\\uD800-\\uDFFF]*$' },
  String: { type: 'string', maxLength: 64 },
  Int: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  Boolean: { type: 'boolean' },
  Money: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER },
  Odds: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER },
  Hundredths: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER },
  DateTime: { type: 'string', format: 'date-time' },
};

function schemaOf(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return schemaOf(type.ofType);
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType) };
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return scalars[type.name] ?? {};
  const fields = Object.values(type.getFields());
  const asked = fields.map(({ name, type: inner }) => [name, schemaOf(inner)] as const);
  if (type.isOneOf)
    return {
      oneOf: asked.map(([name, one]) => ({ type: 'object', properties: { [name]: one }, required: [name] })),
    };
  const required = fields.flatMap(({ name, type: inner }) => (isNonNullType(inner) ? [name] : []));
  return { type: 'object', properties: Object.fromEntries(asked), required };
}

function textOf(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): string {
  // What has a default may be left out, also where it may not be null.
  const typeOf = (one: GraphQLArgument) =>
    isNonNullType(one.type) && !isRequiredArgument(one) ? one.type.ofType : one.type;
  const declared = args.map((one) => `$${one.name}: ${String(typeOf(one))}`).join(', ');
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const [variables, inner] = args.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  return `${kind} Fuzz${variables} { ${name}${inner} ${selectionOf(type)} }`;
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const invalid = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'INVALID_REQUEST',
  'NO_OPERATION',
  'QUERY_TOO_LARGE',
  'QUERY_UNREADABLE',
]);
const faults = new Set(['INTERNAL_SERVER_ERROR', 'NO_ANSWER']);

function verdictOf(kind: 'query' | 'mutation', status: number, { data, errors = [] }: Answer): Verdict {
  const codes = errors.map(({ extensions }) => extensions?.code ?? '');
  const fault = errors.find((_, index) => codes[index] === '' || faults.has(codes[index]!));
  if (fault || ![200, 400, 401, 413].includes(status))
    return { kind: 'wrong', why: `HTTP ${status}, ${JSON.stringify(fault ?? errors)}` };
  if (codes.includes('UNAUTHENTICATED')) return { kind: 'notPermitted' };
  if (codes.some((code) => invalid.has(code))) return { kind: 'invalid' };
  const isRefused = errors.length > 0 || JSON.stringify(data).includes('"__typename":"Refusal"');
  const changes = kind === 'mutation';
  return { kind: isRefused ? 'refused' : 'accepted', changes, data };
}

/** Requests for every field of the schema, one arbitrary each; sometimes with half of a text. */
export function graphqlRequests(
  schema: GraphQLSchema,
  hints: Hints,
): { name: string; requests: fc.Arbitrary<FuzzRequest> }[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => {
      const text = textOf(kind, field);
      const required = field.args.filter((one) => isRequiredArgument(one)).map(({ name }) => name);
      const properties = Object.fromEntries(field.args.map(({ name, type }) => [name, schemaOf(type)]));
      const values = valuesOf({ type: 'object', properties, required }, field.name, hints);
      const bodies = fc.oneof(
        { weight: 6, arbitrary: values.map((variables) => ({ query: text, variables })) },
        { weight: 3, arbitrary: broken(values).map((variables) => ({ query: text, variables })) },
        { weight: 1, arbitrary: fc.nat(text.length).map((at) => ({ query: text.slice(0, at) })) },
      );
      const requests = fc
        .tuple(bodies, credentialKinds, fc.nat(1_000))
        .map(([body, who, n]: [object, CredentialKind, number]): FuzzRequest => ({
          name: field.name,
          at: 'gateway',
          auth: 'bettor',
          who,
          n,
          mayBeAccepted: true,
          sent: {
            method: 'POST',
            path: '/graphql',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
          judge: ({ status, text: heard }) => verdictOf(kind, status, JSON.parse(heard ?? '{}') as Answer),
        }));
      return { name: `graphql ${field.name}`, requests };
    }),
  );
}
