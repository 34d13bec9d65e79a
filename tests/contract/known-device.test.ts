import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, operationText, type TestGateway } from '#tests/support/test-gateway.ts';

/** Sign-in as a browser does it, over the real gateway and exchange. */

const limit = 3;
let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  exchange = await TestExchange.open({ signInLimit: limit });
  gateway = await openTestGateway(exchange.url, { trustProxy: 'loopback', isSecure: true });
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

interface Signed {
  code: string;
  cookie: string | null;
  body: string;
}

async function signIn(
  at: TestGateway,
  userName: string,
  password: string,
  headers: Record<string, string>,
): Promise<Signed> {
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: operationText('SignIn'), variables: { userName, password } }),
  });
  const body = await response.text();
  const { data } = JSON.parse(body) as { data: { signIn: { __typename: string; code?: string } } };
  const { __typename, code } = data.signIn;
  return { code: code ?? __typename, cookie: response.headers.get('set-cookie'), body };
}

const from = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie && { cookie: `other=1; ${cookie}` }),
});

test('a browser that has signed in keeps a cookie that no script reads, and comes in where strangers have used up its address', async () => {
  const here = '203.0.113.1';
  const first = await signIn(gateway, 'asha', 'demo-asha', from(here));
  const [pair = '', ...rules] = first.cookie?.split('; ') ?? [];
  expect(rules).toEqual(['Path=/graphql', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Strict', 'Secure']);
  expect(pair).toMatch(/^layline-device=[\w.-]+$/);
  expect(first.body).not.toContain(pair.split('=')[1]);
  for (let guess = 0; guess < limit; guess++) await signIn(gateway, 'asha', 'a guess', from(here));
  expect(await signIn(gateway, 'asha', 'demo-asha', from(here))).toMatchObject({
    code: 'TOO_MANY',
    cookie: null,
  });
  expect((await signIn(gateway, 'asha', 'demo-asha', from(here, pair))).code).toBe('Session');
});

test('behind a proxy that is trusted, browsers are told apart; what others say of themselves is not heard', async () => {
  const guesses = async (at: TestGateway) => {
    const codes = new Set<string>();
    for (let address = 0; address < limit * 5 + 2; address++) {
      const { code } = await signIn(at, `nobody-${address}`, 'a guess', from(`198.51.100.${address}`));
      codes.add(code);
    }
    return [...codes];
  };
  expect(await guesses(gateway)).toEqual(['INVALID_CREDENTIALS']);
  const direct = await openTestGateway(exchange.url);
  expect(await guesses(direct)).toEqual(['INVALID_CREDENTIALS', 'TOO_MANY']);
  await direct.close();
});
