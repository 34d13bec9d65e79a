import { expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import type { AskDepositCommand } from '../commands/payment-commands.ts';
import { restoreState } from '../state/restore.ts';
import { upi } from '../testing/bank.fixture.ts';
import { rupee } from '../testing/engine.fixture.ts';
import { chooser } from '../testing/kinds.fixture.ts';
import { isSettled, openLoop } from '../testing/open-loop.fixture.ts';
import { setLimit } from '../testing/set-limit.fixture.ts';
import { frameSums } from '../testing/stored-limits.fixture.ts';
import { ResultMemory } from './result-memory.ts';

const day = { kind: 'DEPOSIT', frame: 'DAY' } as const;

const ask = (number: number, amount: number): AskDepositCommand => ({
  type: 'ASK_DEPOSIT',
  accountId: 'ann',
  clientId: `client-${number}`,
  paymentId: `p${number}`,
  reference: `LL${number}`,
  method: { ...upi, least: 1 },
  amount,
});

test('a hundred deposits at once never pass a limit, and leave less than any of those refused', async () => {
  for (let round = 0; round < 50; round++) {
    const choose = chooser(round);
    const { engine, store, loop } = openLoop();
    const limit = (1 + choose(2_000)) * rupee;
    setLimit(engine, { ...day, amount: limit });
    store.holds = false;
    const amounts = Array.from({ length: 100 }, () => (1 + choose(1_000)) * rupee);
    const answers = await Promise.all(amounts.map((amount, number) => loop.submit(ask(number, amount))));
    const open = [...engine.state.payments.open.values()].reduce((sum, { amount }) => sum + amount, 0);
    expect(open).toBeLessThanOrEqual(limit);
    const refused = answers.flatMap((answer, at) =>
      'code' in answer && answer.code === 'DEPOSIT_LIMIT' ? [amounts[at]!] : [],
    );
    expect(Math.min(...refused)).toBeGreaterThan(limit - open);
  }
});

test('a limit that was lowered holds, though the exchange ended before it could say so', async () => {
  const { engine, store, loop } = openLoop();
  setLimit(engine, { ...day, amount: 2_000 * rupee });
  const sums = frameSums(engine.store.rows, { accountId: 'ann', zone: 'UTC' }, engine.at);
  const lower = {
    type: 'SET_LIMIT',
    accountId: 'ann',
    clientId: 'lower',
    ...day,
    amount: 500 * rupee,
  } as const;
  const answer = loop.submit({ ...lower, sums });
  await store.untilAsked();
  // It is on disk, and nobody has heard of it.
  engine.store.write(must(store.batches.at(-1)));
  expect(await isSettled(answer)).toBe(false);
  const state = restoreState(engine.store.stored(engine.at));
  const again = openLoop({
    state,
    store: engine.store,
    results: new ResultMemory({ rows: engine.store.rows.idempotency }),
  });
  expect(await again.loop.submit(ask(1, 501 * rupee))).toMatchObject({ code: 'DEPOSIT_LIMIT' });
  // Asked again under its id, the answer is the one that was lost.
  expect(await again.loop.submit({ ...lower, sums })).toMatchObject({ held: { amount: 500 * rupee } });
});
