import { expect, test } from 'vitest';
import { Effects } from '../changes/effects.ts';
import { ExchangeState } from '../state/exchange-state.ts';
import { houseAccounts } from './house-accounts.ts';
import { post, type Posting } from './post.ts';

const at = '2026-05-01T12:00:00.000Z';

function openLedger() {
  const state = new ExchangeState();
  const effects = new Effects(at);
  const ann = state.addAccount('ann');
  const funding = state.account(houseAccounts.funding);
  const deposit = (entries: Posting['entries']) =>
    post(state.numbers, effects, { kind: 'deposit', marketId: null, reference: 'reference-1', entries });
  return { state, effects, ann, funding, deposit };
}

test('a transaction moves the balances and says what they are after it', () => {
  const { effects, ann, funding, deposit } = openLedger();
  expect(
    deposit([
      [funding, -500],
      [ann, 500],
    ]),
  ).toBe(1);
  expect(ann.balance).toBe(500);
  expect(funding.balance).toBe(-500);
  expect(effects.rows.ledgerEntries).toEqual([
    {
      entryId: 1,
      transactionId: 1,
      accountId: 'house-funding',
      amount: -500,
      balanceAfter: -500,
      at,
      kind: 'deposit',
    },
    { entryId: 2, transactionId: 1, accountId: 'ann', amount: 500, balanceAfter: 500, at, kind: 'deposit' },
  ]);
  expect(effects.toBatch().balances).toEqual([
    { accountId: 'house-funding', balance: -500, maxExposure: null, blocked: false },
    { accountId: 'ann', balance: 500, maxExposure: null, blocked: false },
  ]);
});

test('nothing moves when the entries do not sum to zero', () => {
  const { effects, ann, funding, deposit } = openLedger();
  expect(() =>
    deposit([
      [funding, -500],
      [ann, 499],
    ]),
  ).toThrow('sums to -1');
  expect(ann.balance).toBe(0);
  expect(funding.balance).toBe(0);
  expect(effects.rows.ledgerEntries).toEqual([]);
});

test('an amount of nothing makes no entry', () => {
  const { effects, ann, funding, deposit } = openLedger();
  deposit([
    [funding, 0],
    [ann, 0],
  ]);
  expect(effects.rows.ledgerEntries).toEqual([]);
});
