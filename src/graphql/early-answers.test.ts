import { afterEach, expect, test, vi } from 'vitest';
import { SportsDocument } from './__generated__/graphql.ts';
import { createClient } from './client.ts';
import { operationIdOf } from './operation-name.ts';

afterEach(() => vi.unstubAllGlobals());

/** A client on a page that has asked for the sports before its script was there. Tells who answered each query. */
function clientAfter(early: Promise<Response | null>) {
  const answered = (by: string) => Response.json({ data: { sports: by } });
  vi.stubGlobal('earlyAnswers', { [operationIdOf(SportsDocument)!]: early });
  vi.stubGlobal('fetch', async () => answered('the client'));
  const client = createClient({
    uri: '/graphql',
    readToken: () => null,
    readUserName: () => null,
    onUnauthorised: () => undefined,
  });
  return async () =>
    (await client.query({ query: SportsDocument, fetchPolicy: 'network-only' })).data?.sports as unknown;
}

test('what the page asked early is not asked again; the next time it is', async () => {
  const sports = clientAfter(Promise.resolve(Response.json({ data: { sports: 'the page' } })));
  expect([await sports(), await sports()]).toEqual(['the page', 'the client']);
});

test('two who ask at once do not take one answer', async () => {
  const sports = clientAfter(Promise.resolve(Response.json({ data: { sports: 'the page' } })));
  expect(await Promise.all([sports(), sports()])).toEqual(['the page', 'the client']);
});

test('what the page asked in vain is asked again', async () => {
  const sports = clientAfter(Promise.resolve(null));
  expect(await sports()).toBe('the client');
});
