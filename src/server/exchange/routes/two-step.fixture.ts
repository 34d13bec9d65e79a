import { listActivity } from '#contract/activity.ts';
import { beginTwoStep, confirmTwoStep, signInSecondStep } from '#contract/two-step.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { signIn, signUp } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { codeAt } from '#tests/support/authenticator-app.ts';
import { dataOf, type TestExchange } from '#tests/support/test-exchange.ts';

export const password = 'a long password';
export const minute = 60_000;

/** A bettor whose sign-ins have a second step, with the app on their device. */
export interface Stepped {
  userName: string;
  secret: string;
  codes: string[];
  by: Credentials;
}

/** Opens an account and switches its second step on, by the code that the app shows at that time. */
export async function steppedBettor(exchange: TestExchange, userName: string, at: number): Promise<Stepped> {
  const { token } = dataOf(await exchange.call(signUp, { body: aPerson({ userName, password }) }));
  const by = { token };
  const { secret } = dataOf(await exchange.call(beginTwoStep, { body: { password } }, by));
  const confirmed = await exchange.call(confirmTwoStep, { body: { code: codeAt(secret, at) } }, by);
  return { userName, secret, by, codes: dataOf(confirmed).recoveryCodes };
}

/** What a right password is answered with where a second step is due. */
export async function stepDue(exchange: TestExchange, userName: string) {
  const answer = await exchange.call(signIn, { body: { userName, password } });
  if (answer.ok || !answer.secondStep) throw new Error('No second step was asked for');
  return answer.secondStep;
}

export const giveCode = (exchange: TestExchange, ticket: string, code: string, by: Credentials = {}) =>
  exchange.call(signInSecondStep, { body: { ticket, code } }, by);

/** Both steps of a sign-in. */
export async function signInByCode(exchange: TestExchange, userName: string, code: string) {
  const { ticket } = await stepDue(exchange, userName);
  return giveCode(exchange, ticket, code);
}

export async function activityOf(exchange: TestExchange, by: Credentials) {
  const { entries } = dataOf(await exchange.call(listActivity, {}, by));
  return entries.map(({ kind, about }) => (about === null ? kind : `${kind} ${about}`));
}
