import { describe, expect, test } from 'vitest';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { CommandLoop } from '../loop/command-loop.ts';
import type { PlayRoundCommand } from './commands.ts';
import { noon, openEngine, rupee } from '../testing/engine.fixture.ts';
import { checkAlways, checkAtEnd } from '../testing/invariants.fixture.ts';
import { replayJournal } from '../testing/replay-journal.fixture.ts';
import { ResultMemory } from '../loop/result-memory.ts';
import { stateText } from '../testing/state-text.fixture.ts';

const round = (changes: Partial<PlayRoundCommand> = {}): PlayRoundCommand => ({
  type: 'PLAY_ROUND',
  accountId: 'ann',
  roundId: 'round-0001',
  eventId: '99.0003',
  gameName: 'High Card',
  bet: 'Left',
  result: 'left K♥, right 9♠',
  stake: 100 * rupee,
  payout: 205 * rupee,
  ...changes,
});

test('a round that is won takes its stake and pays, each by a transaction of its own, against the casino', () => {
  const engine = openEngine();
  expect(engine.run(round())).toEqual({
    status: 'ACCEPTED',
    balance: { bankBalance: 10_105 * rupee, exposure: 0 },
  });
  expect(engine.balance(houseAccounts.casino).balance).toBe(-105 * rupee);
  expect(engine.store.rows.ledgerTransactions.slice(-2)).toMatchObject([
    { kind: 'casino-stake', marketId: null, reference: 'High Card – Left: left K♥, right 9♠' },
    { kind: 'casino-payout', marketId: null },
  ]);
  const own = engine.store.entries.filter(({ accountId }) => accountId === 'ann').slice(-2);
  expect(own.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
    [-100 * rupee, 9_900 * rupee],
    [205 * rupee, 10_105 * rupee],
  ]);
  expect(engine.store.rows.casinoRounds).toMatchObject([
    { roundId: 'round-0001', accountId: 'ann', stake: 100 * rupee, payout: 205 * rupee, at: noon },
  ]);
  expect(engine.facts.accounts).toMatchObject([
    { accountId: 'ann', balance: { bankBalance: 10_105 * rupee, exposure: 0 } },
  ]);
  checkAlways(engine.state);
  checkAtEnd(engine);
});

test('a round that is lost has one transaction', () => {
  const engine = openEngine();
  const before = engine.store.entries.length;
  expect(engine.run(round({ payout: 0 }))).toMatchObject({ balance: { bankBalance: 9_900 * rupee } });
  expect(engine.store.entries.slice(before).map(({ accountId, amount }) => [accountId, amount])).toEqual([
    ['house-casino', 100 * rupee],
    ['ann', -100 * rupee],
  ]);
});

describe('a round is refused, and nothing of it happens,', () => {
  const refused = (engine: ReturnType<typeof openEngine>, command: PlayRoundCommand) => {
    const before = stateText(engine.state);
    const entriesBefore = engine.store.entries.length;
    const result = engine.run(command);
    expect(stateText(engine.state)).toBe(before);
    expect(engine.store.entries).toHaveLength(entriesBefore);
    return result;
  };

  test('when what is at risk in the exchange leaves less than its stake', () => {
    const engine = openEngine();
    engine.placed('ann', 'r1', 'BACK', 300, 9_950 * rupee);
    expect(refused(engine, round({ stake: 50 * rupee + 1 }))).toMatchObject({
      status: 'REFUSED',
      code: 'INSUFFICIENT_BALANCE',
      message: 'Your available balance does not cover this stake. ₹50.00 is available.',
    });
    expect(engine.run(round({ stake: 50 * rupee, payout: 0 }))).toMatchObject({ status: 'ACCEPTED' });
    expect(engine.balance('ann')).toEqual({ balance: 9_950 * rupee, exposure: 9_950 * rupee });
    checkAlways(engine.state);
  });

  test('above the limit of what the account may have at risk', () => {
    const engine = openEngine();
    engine.run({ type: 'LIMIT_ACCOUNT', accountId: 'ann', maxExposure: 99 * rupee });
    expect(refused(engine, round())).toMatchObject({ code: 'EXPOSURE_TOO_LARGE' });
  });

  test.each([
    ['BLOCKED', { blocked: true, selfExcluded: false }],
    ['SELF_EXCLUDED', { blocked: false, selfExcluded: true }],
  ])('of an account that is %s', (code, flags) => {
    const engine = openEngine();
    engine.open('dan', flags);
    engine.fund('dan', 1_000 * rupee);
    expect(refused(engine, round({ accountId: 'dan' }))).toMatchObject({ code });
  });

  test('of nobody, and where it would pay more than can be counted', () => {
    const engine = openEngine();
    expect(refused(engine, round({ accountId: 'zoe' }))).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
    const most = round({ payout: Number.MAX_SAFE_INTEGER });
    expect(refused(engine, most)).toMatchObject({ code: 'BALANCE_TOO_LARGE' });
  });
});

describe('a round’s id', () => {
  function openLoop() {
    const engine = openEngine();
    const loop = new CommandLoop({
      state: engine.state,
      store: engine.store,
      results: new ResultMemory(),
      now: () => noon,
      publish: () => undefined,
      onFatal: (error) => {
        throw error;
      },
    });
    return { engine, loop };
  }

  test('plays once, however often and how closely it is sent, and not with other contents or for another', async () => {
    const { engine, loop } = openLoop();
    const [first, second] = await Promise.all([loop.submit(round()), loop.submit(round())]);
    const third = await loop.submit(round());
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    for (const other of [{ payout: 0 }, { stake: 1 }, { accountId: 'bob' }, { bet: 'Right' }])
      expect(await loop.submit(round(other))).toMatchObject({ code: 'CLIENT_ID_REUSED' });
    expect(engine.balance('ann').balance).toBe(10_105 * rupee);
    expect(engine.store.rows.casinoRounds).toHaveLength(1);
  });

  test('that was refused may be sent again', async () => {
    const { engine, loop } = openLoop();
    expect(await loop.submit(round({ stake: 20_000 * rupee }))).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
    });
    expect(await loop.submit(round())).toMatchObject({ status: 'ACCEPTED' });
    expect(engine.balance('ann').balance).toBe(10_105 * rupee);
  });
});

test('played again from the journal, rounds come to the same state', () => {
  const engine = openEngine();
  engine.run(round());
  engine.run(round({ roundId: 'round-0002', accountId: 'bob', payout: 0 }));
  const again = openEngine();
  replayJournal(again.state, engine.store.journal.slice(again.store.journal.length));
  expect(stateText(again.state)).toBe(stateText(engine.state));
});
