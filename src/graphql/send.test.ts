import { afterEach, expect, test, vi } from 'vitest';
import { send, type ClientOptions } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

const options: ClientOptions = {
  uri: '/graphql',
  readToken: () => null,
  readUserName: () => null,
  onUnauthorised: () => undefined,
};

test('every answer tells the time at which it was given', async () => {
  const date = 'Fri, 01 May 2026 12:00:00 GMT';
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { date } }));
  const heard: string[] = [];
  await send({ ...options, onTime: (at) => heard.push(at) }, {});
  expect(heard).toEqual([date]);
});
