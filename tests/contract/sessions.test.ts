import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#contract/testing/people.ts';
import { connectLive } from '#server/gateway/testing/live-client.ts';
import { TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';
import { untilLine } from '#tests/support/until-line.ts';

/** Where a bettor is signed in, over the real gateway and exchange. */

let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  exchange = await TestExchange.open();
  gateway = await openTestGateway(exchange.url);
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

test('a session that is ended from another browser is cut off within two seconds, and told why', async () => {
  const who = { userName: 'two.browsers', password: 'the first password' };
  const here = (await gateway.run('SignUp', { input: aPerson(who) })).data.signUp.token as string;
  const there = (await gateway.run('SignIn', who)).data.signIn.token as string;
  const [stays, goes] = [
    await connectLive(gateway.url, { token: here }),
    await connectLive(gateway.url, { token: there }),
  ];
  for (const client of [stays, goes]) {
    client.subscribe('a', 'AccountChanges');
    await untilLine(client, 'AccountImage');
  }
  const { openSessions } = (await gateway.run('OpenSessions', {}, here)).data;
  // The browser's user agent reaches the exchange: here it is no browser's.
  expect(openSessions).toMatchObject([
    { isThis: false, browser: 'An unknown browser', address: '127.0.0.1' },
    { isThis: true },
  ]);
  const { sessionId } = openSessions.find(({ isThis }: { isThis: boolean }) => !isThis);
  const pressed = performance.now();
  const { data } = await gateway.run('EndSession', { sessionId }, here);
  expect(data.endSession).toMatchObject([{ isThis: true }]);
  expect(await goes.closed).toBe(4401);
  expect(performance.now() - pressed).toBeLessThan(2_000);
  const refused = await gateway.run('RenewSession', {}, there);
  expect(refused).toMatchObject({ status: 401, errors: [{ extensions: { code: 'REVOKED' } }] });
  await untilLine(stays, 'AccountHeartbeat');
  const { page } = (await gateway.run('Activity', {}, here)).data;
  expect(page.entries[0]).toMatchObject({ kind: 'SESSION_ENDED', about: 'An unknown browser' });
});
