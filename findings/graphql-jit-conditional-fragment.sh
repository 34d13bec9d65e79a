#!/bin/sh
# graphql-jit 0.8.9 with graphql 16.15.0: valid operations that it answers otherwise than graphql-js, without an error.
#
# 1. A fragment that is spread twice, once under a condition: the condition of the one spread empties the other, too,
#    although it has none. It also does so where the two spreads are in different fields.
# 2. A variable within an object literal, which is not given: it becomes null, and the default of the input's field is
#    lost. graphql-js leaves the field out, as the specification has it, so that the default stands.
#
# Prints both answers, and fails if they are others than these:
#   spread:   graphql-js {"first":{},"second":{"name":"Away","odds":300}}
#             compiled   {"first":{},"second":{}}
#   variable: graphql-js {"told":"{\"limit\":20}"}
#             compiled   {"told":"{\"limit\":null}"}
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql@16.15.0 graphql-jit@0.8.9
cat >look.mjs <<'END'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

// One copy of graphql for both.
const require = createRequire(import.meta.url);
const { buildSchema, execute, parse } = require('graphql');
const { compileQuery } = require('graphql-jit');

const schema = buildSchema(`
  type Query { first: Runner! second: Runner! told(page: Page): String! }
  type Runner { name: String! odds: Int! }
  input Page { limit: Int = 20 }
`);
const fields = schema.getQueryType().getFields();
fields.first.resolve = () => ({ name: 'Home', odds: 236 });
fields.second.resolve = () => ({ name: 'Away', odds: 300 });
fields.told.resolve = (_root, { page }) => JSON.stringify(page);

async function answers(text, variableValues) {
  const document = parse(text);
  const interpreted = await execute({ schema, document, variableValues });
  const compiled = await compileQuery(schema, document).query(undefined, undefined, variableValues);
  return [interpreted, compiled].map(({ data, errors }) => {
    assert.equal(errors, undefined);
    return JSON.stringify(data);
  });
}

async function look(what, expected, text, variables) {
  const found = await answers(text, variables);
  console.log(`${what}: graphql-js ${found[0]}\n${' '.repeat(what.length)}  compiled   ${found[1]}`);
  assert.deepEqual(found, expected);
}

await look(
  'spread',
  ['{"first":{},"second":{"name":"Away","odds":300}}', '{"first":{},"second":{}}'],
  `query ($no: Boolean!) { first { ...Fields @include(if: $no) } second { ...Fields } }
   fragment Fields on Runner { name odds }`,
  { no: false },
);
await look(
  'variable',
  [String.raw`{"told":"{\"limit\":20}"}`, String.raw`{"told":"{\"limit\":null}"}`],
  'query ($limit: Int) { told(page: { limit: $limit }) }',
  {},
);
END
node look.mjs
