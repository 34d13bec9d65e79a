import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#contract/testing/people.ts';
import { changePassword, listDemoMessages, requestPasswordReset, resetPassword } from '#contract/password.ts';
import { signIn, signUp } from '#contract/session.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
});
afterAll(() => exchange.close());

const first = 'the first password';
const second = 'the second password';

const register = (userName: string, password: string) =>
  exchange.call(signUp, { body: aPerson({ userName, password }) });
const canSignIn = async (userName: string, password: string) =>
  (await exchange.call(signIn, { body: { userName, password } })).ok;
const change = (by: { token?: string }, currentPassword: string, newPassword: string) =>
  exchange.call(changePassword, { body: { currentPassword, newPassword } }, by);

/** By the code that the desk is sent. */
async function reset(userName: string, newPassword: string) {
  dataOf(await exchange.call(requestPasswordReset, { body: { userName } }));
  const [message] = dataOf(await exchange.call(listDemoMessages, { params: { userName } }));
  const [code = ''] = /\d{8}/.exec(message?.text ?? '') ?? [];
  return exchange.call(resetPassword, { body: { userName, code, newPassword } });
}

// One word, composed and decomposed; as escapes, since an editor may compose them.
const composed = 'P\u00e4sswort-eins';
const decomposed = 'Pa\u0308sswort-eins';

test.each([
  ['composed', composed, decomposed],
  ['decomposed', decomposed, composed],
])(
  'a password registered %s opens in its other spelling too, and is the same one',
  async (name, one, other) => {
    await register(name, one);
    const bettor = await exchange.signIn(name, other);
    expect(await canSignIn(name, one)).toBe(true);
    expect(await canSignIn(name, one.replace('eins', 'zwei'))).toBe(false);
    for (const [from, to] of [
      [one, other],
      [other, one],
      [other, other],
    ] as const)
      expect(await change(bettor, from, to)).toMatchObject({ status: 422, code: 'SAME_PASSWORD' });
    dataOf(await change(bettor, other, second));
    dataOf(await reset(name, other));
    expect([await canSignIn(name, one), await canSignIn(name, other)]).toEqual([true, true]);
  },
);

test('a password that is guessed first is refused in another spelling too', async () => {
  const bettor = dataOf(await register('guessed', first));
  // The Greek question mark is a semicolon.
  for (const common of ['asdfjkl;', 'ASDFJKL\u037e'])
    expect(await change(bettor, first, common)).toMatchObject({ status: 422, code: 'COMMON_PASSWORD' });
});

test('a password’s length is that of its one spelling: too short in both, or long enough in both', async () => {
  const bettor = dataOf(await register('lengths', first));
  for (const form of ['NFC', 'NFD'] as const) {
    expect(await change(bettor, first, '\u00e9'.repeat(7).normalize(form))).toMatchObject({ status: 400 });
    const long = '\u1f82'.repeat(128).normalize(form);
    dataOf(await change(bettor, first, long));
    expect(await canSignIn('lengths', long.normalize('NFC'))).toBe(true);
    dataOf(await change(bettor, long.normalize('NFD'), first));
  }
});
