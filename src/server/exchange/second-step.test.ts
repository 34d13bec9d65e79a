import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#tests/support/authenticator-app.ts';
import { TestExchange } from '#tests/support/test-exchange.ts';
import { minute, signInByCode, steppedBettor } from './routes/two-step.fixture.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());

test('the database holds neither a secret nor a recovery code, and all of it outlives the process', async () => {
  const { secret, userName, codes } = await steppedBettor(exchange, 'sealed', now);
  const database = new Client({ connectionString: exchange.databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ all: string }>(
    `select concat((select string_agg(t::text, ' ') from two_step t),
      (select string_agg(t::text, ' ') from recovery_codes t)) as all`,
  );
  await database.end();
  for (const told of [secret, codes[0]!, codes[0]!.replaceAll('-', '')])
    expect(rows[0]!.all).not.toContain(told);
  await exchange.reopen();
  now += minute;
  expect((await signInByCode(exchange, userName, codeAt(secret, now))).ok).toBe(true);
});
