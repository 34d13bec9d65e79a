import { makeExecutableSchema } from '@graphql-tools/schema';
import { getOperationAST, parse, type GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { QueryResolvers } from '../__generated__/resolver-types.ts';
import { operations } from '../__generated__/operations.ts';
import { schema } from '../schema.ts';
import { compiledExecutor } from './compiled-executor.ts';
import { hasNamesThatJoin, isCompilable } from './compilable.ts';

/** What a schema answers to an operation, if it is the site's own and if it is not. */
async function answersOf(to: GraphQLSchema, text: string, variables: object) {
  const document = parse(text);
  const answer = async (isOwn: boolean) => {
    const { executor } = await compiledExecutor(to, () => isOwn).load({} as never);
    const request = { variables, operationName: null };
    const asked = { document, operation: getOperationAST(document), queryHash: 'hash', request, context: {} };
    return JSON.parse(JSON.stringify(await executor?.(asked as never))) as { data: unknown };
  };
  const [own, others] = [await answer(true), await answer(false)];
  return { own, others };
}

const runner = makeExecutableSchema({
  typeDefs: 'type Query { first: Runner! second: Runner! } type Runner { name: String! odds: Int! }',
  resolvers: {
    Query: { first: () => ({ name: 'Home', odds: 236 }), second: () => ({ name: 'Away', odds: 300 }) },
  },
});
const conditions = '($yes: Boolean!, $no: Boolean!)';
const fields = 'fragment Fields on Runner { name odds }';

test.each([
  [
    'a fragment twice, each under a condition',
    `query ${conditions} { first { ...Fields @include(if: $no) ...Fields @include(if: $yes) } } ${fields}`,
  ],
  [
    'a fragment twice, once under a condition',
    `query ${conditions} { first { ...Fields @skip(if: $yes) ...Fields } } ${fields}`,
  ],
  [
    'a fragment of two fields, one under a condition',
    `query ${conditions} { first { ...Fields @include(if: $no) } second { ...Fields } } ${fields}`,
  ],
])('%s is answered as graphql-js answers it', async (_, text) => {
  const { own, others } = await answersOf(runner, text, { yes: true, no: false });
  expect(JSON.stringify(others.data)).toMatch(/236|300/);
  expect(own).toEqual(others);
});

test('so is a schema in which the names of a type and of its field join to those of others', async () => {
  const joined = makeExecutableSchema({
    typeDefs:
      'type Query { bet: Bet! betRunner: BetRunner! } type Bet { Runnername: String! } type BetRunner { name: String! }',
    resolvers: {
      Query: { bet: () => ({}), betRunner: () => ({}) },
      Bet: { Runnername: () => 'of the bet' },
      BetRunner: { name: () => 'of the runner' },
    },
  });
  const { own, others } = await answersOf(joined, '{ bet { Runnername } betRunner { name } }', {});
  expect(own).toEqual(others);
});

test.each([
  ['in an object', 'query ($limit: Int) { told(page: { limit: $limit }) }'],
  ['in an object within one', 'query ($limit: Int) { told(page: { of: { rows: $limit } }) }'],
])('so is a variable %s, where it is not given', async (_, text) => {
  const telling = makeExecutableSchema({
    typeDefs: `
      type Query { told(page: Page): String! }
      input Page { limit: Int = 20 of: Part }
      input Part { rows: Int = 5 }`,
    resolvers: { Query: { told: (_root, { page }: { page: object }) => JSON.stringify(page) } },
  });
  const { own, others } = await answersOf(telling, text, {});
  expect(JSON.stringify(others.data)).toContain('20');
  expect(own).toEqual(others);
});

test('so is a variable in a list that a scalar reads', async () => {
  const telling = makeExecutableSchema({
    typeDefs: 'scalar Any type Query { told(of: Any): String! }',
    resolvers: { Query: { told: (_root, { of }: { of: unknown }) => JSON.stringify(of) } },
  });
  const text = 'query ($second: String) { told(of: ["one", $second]) }';
  const { own, others } = await answersOf(telling, text, { second: 'two' });
  expect(others.data).toEqual({ told: '["one","two"]' });
  expect(own).toEqual(others);
});

test('a resolver whose answer holds a promise or a function does not compile', () => {
  const balance = { bankBalance: 5, exposure: 1 };
  const sport = { sportId: '4', sportName: 'Cricket', highlight: true };
  const whole: QueryResolvers['sports'] = () => Promise.resolve([sport]);
  // @ts-expect-error -- a promise in a list
  const inList: QueryResolvers['sports'] = () => [Promise.resolve(sport)];
  // @ts-expect-error -- a promise as a property
  const promised: QueryResolvers['balance'] = () => ({ ...balance, exposure: Promise.resolve(1) });
  // @ts-expect-error -- a function as a property
  const called: QueryResolvers['balance'] = () => ({ ...balance, exposure: () => 1 });
  expect([whole, inList, promised, called]).toHaveLength(4);
});

test('every operation of the site is compiled', () => {
  expect(hasNamesThatJoin(schema)).toBe(false);
  const interpreted = Object.values(operations).filter((text) => !isCompilable(parse(text)));
  expect(interpreted).toEqual([]);
});
