import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '#graphql/__generated__/graphql.ts';
import { operations } from '#server/gateway/__generated__/operations.ts';
import { apolloOf } from '#graphql/apollo.ts';
import { createClient } from '#graphql/client.ts';
import type { ClientOptions } from '#graphql/send.ts';
import { type AskedOperation, OperationGate } from '#server/gateway/http/operation-gate.ts';
import { sourceFiles } from './source-files.ts';

const documents = Object.values<DocumentNode>(generated).filter((document) => getOperationAST(document));

const overHttp = documents.filter(
  (document) => getOperationAST(document)?.operation !== OperationTypeNode.SUBSCRIPTION,
);
const nameOf = (document: DocumentNode) => getOperationAST(document)?.name?.value;
const isQuery = (document: DocumentNode) => getOperationAST(document)?.operation === OperationTypeNode.QUERY;

/** What the page has of documents that Apollo never sees. */
const isNameAlone = (document: DocumentNode) =>
  getOperationAST(document)?.selectionSet.selections.length === 0;

const queries = overHttp.filter((document) => isQuery(document) && !isNameAlone(document));

/** The operations that arrived over HTTP while `send` ran. */
async function sentBy(send: (options: ClientOptions) => Promise<void>): Promise<AskedOperation[]> {
  const bodies: AskedOperation[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(JSON.parse(body) as AskedOperation);
      response.setHeader('content-type', 'application/json');
      response.end('{"errors":[{"message":"heard"}]}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  await send({
    uri: `http://127.0.0.1:${port}/graphql`,
    readToken: () => null,
    readUserName: () => null,
    onUnauthorised: () => {},
  });
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  return bodies;
}

test('what Apollo sends is, to the letter, what the gateway allows', async () => {
  const sent = await sentBy(async (options) => {
    const client = apolloOf(options);
    // Mutations never go to it, nor do some queries: of those the page has the names alone.
    for (const query of queries)
      await client.query({ query, fetchPolicy: 'network-only', errorPolicy: 'all' });
    client.stop();
  });
  expect(sent).toHaveLength(queries.length);
  expect(sent.filter(({ query }) => !Object.values<unknown>(operations).includes(query))).toEqual([]);
});

test('a query of which the page has the name alone is asked afresh wherever it is asked', () => {
  const names = overHttp.filter((document) => isQuery(document) && isNameAlone(document)).map(nameOf);
  expect(names).not.toEqual([]);
  const asks = sourceFiles().flatMap(({ path, text: source }) =>
    names.flatMap((name) =>
      [...source.matchAll(new RegExp(`query: ${name}Document,[^;]*`, 'g'))].map(([ask]) => ({ path, ask })),
    ),
  );
  expect(asks.length).toBeGreaterThanOrEqual(names.length);
  expect(asks.filter(({ ask }) => !ask.includes("fetchPolicy: 'network-only'"))).toEqual([]);
});

test('what the page sends by itself names an allowed operation by its hash', async () => {
  const sent = await sentBy(async (options) => {
    const client = createClient(options);
    for (const document of overHttp) {
      const asked = isQuery(document)
        ? client.query({ query: document, fetchPolicy: 'network-only' })
        : client.mutate({ mutation: document });
      await expect(asked).rejects.toThrow('heard');
    }
  });
  const gate = new OperationGate(operations, false);
  const admitted = sent.map((body) => gate.admit(body));
  expect(admitted.map((one) => ('text' in one ? nameOf(parse(one.text)) : one))).toEqual(
    overHttp.map(nameOf),
  );
});

test('the list holds each document once, under the hash of its text', () => {
  const entries = Object.entries<string>(operations);
  expect(entries).toHaveLength(documents.length);
  for (const [hash, body] of entries) {
    expect(createHash('sha256').update(body).digest('hex')).toBe(hash);
    expect(getOperationAST(parse(body))).not.toBeNull();
  }
});
