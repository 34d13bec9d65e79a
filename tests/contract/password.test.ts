import { aPerson } from '#contract/testing/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectLive } from '#server/gateway/testing/live-client.ts';
import { TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';
import { untilLine } from '#tests/support/until-line.ts';

/** Passwords over the real gateway and exchange, as the site changes them. */

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

test('a changed password cuts this user’s other browsers off, and not this one', async () => {
  const userName = 'two.browsers';
  const { data } = await gateway.run('SignUp', {
    input: aPerson({ userName, password: 'the first password' }),
  });
  const here = data.signUp.token as string;
  const there = (await gateway.run('SignIn', { userName, password: 'the first password' })).data.signIn.token;
  const [stays, goes] = [
    await connectLive(gateway.url, { token: here }),
    await connectLive(gateway.url, { token: there }),
  ];
  for (const client of [stays, goes]) {
    client.subscribe('a', 'AccountChanges');
    await untilLine(client, 'AccountImage');
  }
  const change = (currentPassword: string) =>
    gateway.run('ChangePassword', { currentPassword, newPassword: 'the second password' }, here);
  expect((await change('a guess')).data.changePassword).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect((await change('the first password')).data.changePassword).toMatchObject({
    __typename: 'PasswordDone',
  });
  expect(await goes.closed).toBe(4401);
  expect((await gateway.run('PasswordChanges', {}, here)).data.page.entries).toMatchObject([
    { kind: 'PASSWORD_CHANGED', address: '127.0.0.1' },
  ]);
  await untilLine(stays, 'AccountHeartbeat');
});

test('a forgotten password is replaced with the code of the message desk', async () => {
  const userName = 'forgets';
  await gateway.run('SignUp', { input: aPerson({ userName, password: 'the first password' }) });
  const asked = await gateway.run('RequestPasswordReset', { userName });
  expect(asked.data.requestPasswordReset.__typename).toBe('PasswordDone');
  const [message] = (await gateway.run('DemoMessages', { userName })).data.demoMessages;
  const code = /\d{8}/.exec(message.text)![0];
  const reset = () => gateway.run('ResetPassword', { userName, code, newPassword: 'the second password' });
  expect((await reset()).data.resetPassword.__typename).toBe('PasswordDone');
  expect((await reset()).data.resetPassword).toMatchObject({ __typename: 'Refusal', code: 'INVALID_CODE' });
  const signedIn = await gateway.run('SignIn', { userName, password: 'the second password' });
  expect(signedIn.data.signIn.__typename).toBe('Session');
});
