import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '#graphql/__generated__/graphql.ts';
import { operations } from '#server/gateway/__generated__/operations.ts';
import { createApolloClient } from '#graphql/client.ts';

const documents = Object.values<DocumentNode>(generated).filter((document) => getOperationAST(document));

/** The text of the query, as it comes over HTTP, for each of the documents. */
async function sentTexts(wanted: readonly DocumentNode[]): Promise<string[]> {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      texts.push((JSON.parse(body) as { query: string }).query);
      response.setHeader('content-type', 'application/json');
      response.end('{"errors":[{"message":"heard"}]}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const client = createApolloClient({
    uri: `http://127.0.0.1:${port}/graphql`,
    readToken: () => null,
    readUserName: () => null,
    onUnauthorised: () => {},
  });
  for (const document of wanted) {
    const isQuery = getOperationAST(document)?.operation === OperationTypeNode.QUERY;
    if (isQuery) await client.query({ query: document, fetchPolicy: 'network-only', errorPolicy: 'all' });
    else await client.mutate({ mutation: document, errorPolicy: 'all' });
  }
  client.stop();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  return texts;
}

test('what the client sends is, to the letter, what the gateway allows', async () => {
  const overHttp = documents.filter(
    (document) => getOperationAST(document)?.operation !== OperationTypeNode.SUBSCRIPTION,
  );
  const sent = await sentTexts(overHttp);
  expect(sent).toHaveLength(overHttp.length);
  expect(sent.filter((one) => !Object.values<string>(operations).includes(one))).toEqual([]);
});

test('the list holds each document once, under the hash of its text', () => {
  const entries = Object.entries<string>(operations);
  expect(entries).toHaveLength(documents.length);
  for (const [hash, body] of entries) {
    expect(createHash('sha256').update(body).digest('hex')).toBe(hash);
    expect(getOperationAST(parse(body))).not.toBeNull();
  }
});
