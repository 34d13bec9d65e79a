import { expect, test } from 'vitest';
import { restoreState } from '../state/restore.ts';
import { Bank, donePayment } from '../testing/bank.fixture.ts';
import { noon, rupee } from '../testing/engine.fixture.ts';

const amount = 500 * rupee;

test('a transfer moves money to the partner’s wallet and back, in one ledger', () => {
  const bank = new Bank();
  const payment = donePayment(bank.transfer(amount));
  expect(payment).toMatchObject({ kind: 'TRANSFER', state: 'DONE', direction: 'TO_PARTNER', amount });
  expect(bank.bookedFor('p1')).toEqual([['transfer', { ann: -amount, 'partner:ann': amount }]]);
  donePayment(bank.transfer(amount - 1, 'FROM_PARTNER'));
  expect(bank.bookedFor('p2')).toEqual([['transfer', { 'partner:ann': 1 - amount, ann: amount - 1 }]]);
  expect(bank.balanceOf('partner:ann')).toBe(1);
  expect(bank.engine.state.payments.open.size).toBe(0);
});

test('the first transfer opens the partner’s account, which the feed does not tell of', () => {
  const bank = new Bank();
  bank.transfer(amount);
  expect(bank.engine.facts.accounts.map(({ accountId }) => accountId)).toEqual(['ann']);
  bank.transfer(amount);
  expect(bank.engine.store.rows.accounts).toEqual([
    {
      accountId: 'partner:ann',
      userName: 'partner:ann',
      passwordHash: null,
      kind: 'partner',
      limitZone: 'UTC',
      blocked: false,
      selfExcluded: false,
      maxExposure: null,
      balance: 0,
      keptFrom: null,
      usedAt: null,
      createdAt: noon,
    },
  ]);
  expect(restoreState(bank.engine.store.stored()).account('partner:ann').balance).toBe(2 * amount);
});

test('only what is not at risk goes to the partner, and no more comes back than is there', () => {
  const bank = new Bank();
  bank.engine.placed('ann', 'r1', 'BACK', 300, 9_900 * rupee);
  expect(bank.transfer(100 * rupee + 1)).toMatchObject({ code: 'INSUFFICIENT_BALANCE', limit: 100 * rupee });
  expect(bank.transfer(1, 'FROM_PARTNER')).toMatchObject({ code: 'INSUFFICIENT_BALANCE', limit: 0 });
  expect(bank.engine.state.accounts.has('partner:ann')).toBe(false);
  bank.transfer(100 * rupee);
  expect(bank.transfer(100 * rupee + 1, 'FROM_PARTNER')).toMatchObject({ limit: 100 * rupee });
});

test('a blocked account, or one that excluded itself, gets its money back and sends none', () => {
  const bank = new Bank();
  const actor = { who: 'Olga', reason: 'Asked for.' };
  bank.engine.open('eve', { blocked: false, selfExcluded: true });
  bank.engine.fund('eve', amount);
  expect(bank.transfer(amount, 'TO_PARTNER', 'eve')).toMatchObject({ code: 'SELF_EXCLUDED' });
  bank.transfer(amount);
  bank.engine.run({ type: 'BLOCK_ACCOUNT', accountId: 'ann', blocked: true, actor });
  expect(bank.transfer(amount)).toMatchObject({ code: 'BLOCKED' });
  expect(bank.transfer(amount, 'FROM_PARTNER')).toMatchObject({ status: 'ACCEPTED' });
});
