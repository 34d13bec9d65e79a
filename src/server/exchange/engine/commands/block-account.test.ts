import { expect, test } from 'vitest';
import { restoreState } from '../state/restore.ts';
import { openEngine, rupee } from '../testing/engine.fixture.ts';

const actor = { who: 'Olga', reason: 'Asked for.' };
const block = { type: 'BLOCK_ACCOUNT', accountId: 'ann', actor } as const;

test('blocking an account cancels all that is unmatched in every market, delays too; matched bets stand', () => {
  const engine = openEngine();
  engine.market('m2', { betDelay: 5 });
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm2', inPlay: true, betDelay: 5 });
  engine.placed('bob', 'r1', 'LAY', 300, 40 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  engine.instruct(
    'ann',
    { type: 'PLACE', runnerId: 'r1', side: 'BACK', odds: 300, stake: 100 * rupee },
    'm2',
  );
  expect(engine.balance('ann').exposure).toBe(200 * rupee);
  expect(engine.run({ ...block, blocked: true })).toEqual({ status: 'ACCEPTED', blocked: true });
  expect(engine.balance('ann').exposure).toBe(40 * rupee);
  expect(engine.state.delays.nextEnd).toBeNull();
  expect(engine.place('ann', 'r1', 'BACK', 300, 100 * rupee)).toMatchObject({ code: 'BLOCKED' });
  expect(engine.store.rows.audit).toMatchObject([{ who: 'Olga', act: 'BLOCKED', subject: 'ann' }]);
});

test('an account stays blocked over a restart, until it is unblocked', () => {
  const engine = openEngine();
  const isBlocked = () => restoreState(engine.store.stored()).account('ann').blocked;
  engine.run({ ...block, blocked: true });
  expect(isBlocked()).toBe(true);
  engine.run({ ...block, blocked: false });
  expect(isBlocked()).toBe(false);
  expect(engine.place('ann', 'r1', 'BACK', 300, 100 * rupee)).toMatchObject({ status: 'ACCEPTED' });
});

test('the house and unknown accounts cannot be blocked', () => {
  const engine = openEngine();
  for (const accountId of ['house-funding', 'nobody'])
    expect(engine.run({ ...block, accountId, blocked: true })).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
});

test('the audit keeps what changed nothing, and not the exchange’s own routine', () => {
  const engine = openEngine();
  const note = (who: string) =>
    engine.run({ type: 'NOTE_AUDIT', act: 'UNSIGNED', subject: 'call-back', actor: { who, reason: null } });
  note('provider:demo');
  note('exchange');
  note('Olga');
  expect(engine.store.rows.audit.map(({ auditId, who }) => [auditId, who])).toEqual([
    [1, 'provider:demo'],
    [2, 'Olga'],
  ]);
  expect(restoreState(engine.store.stored()).numbers.last().auditId).toBe(2);
});
