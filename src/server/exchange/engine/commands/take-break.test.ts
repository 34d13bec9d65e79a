import { expect, test } from 'vitest';
import { Bank } from '../testing/bank.fixture.ts';
import { openEngine, rupee, type Engine } from '../testing/engine.fixture.ts';
import { setLimit } from '../testing/set-limit.fixture.ts';

let clientIds = 0;
const ids = () => ({ accountId: 'ann', clientId: `break-${++clientIds}` });

const timeOut = (engine: Engine, length: 'DAY' | 'WEEK' | 'MONTH' | 'SIX_WEEKS') =>
  engine.run({ type: 'TAKE_TIME_OUT', ...ids(), length });
const exclude = (engine: Engine, months = 6) => engine.run({ type: 'EXCLUDE_SELF', ...ids(), months });
const askReturn = (engine: Engine) => engine.run({ type: 'ASK_RETURN', ...ids() });
const bet = (engine: Engine) => engine.place('ann', 'r1', 'BACK', 300, 100 * rupee);

const days = (count: number) => count * 24 * 3_600;

/** Every way to take on more, and whether it is refused with this code. */
function mustRefuse(bank: Bank, code: string): void {
  const { engine } = bank;
  const round = {
    eventId: '99.0003',
    gameName: 'High Card',
    bet: 'Left',
    result: 'right',
    stake: 1,
    payout: 0,
  };
  const { engine: _, ...given } = { engine, ...ids() };
  const answers = [
    bet(engine),
    bank.ask(),
    bank.transfer(1),
    engine.run({ type: 'PLAY_ROUND', accountId: 'ann', roundId: given.clientId, ...round }),
    engine.run({ type: 'FUND_ACCOUNT', accountId: 'ann', amount: 1, reference: given.clientId }),
  ];
  expect(answers.map((answer) => 'code' in answer && answer.code)).toEqual(answers.map(() => code));
}

test('in a time-out bets, deposits, games and transfers are refused until its end, over a restart', () => {
  const bank = new Bank();
  const { engine } = bank;
  expect(timeOut(engine, 'DAY')).toMatchObject({ until: '2026-05-02T12:00:00.000Z' });
  mustRefuse(bank, 'TIMED_OUT');
  engine.wait(days(1) - 0.001);
  engine.restart();
  mustRefuse(bank, 'TIMED_OUT');
  engine.wait(0.001);
  expect([bet(engine).status, bank.ask().status]).toEqual(['ACCEPTED', 'ACCEPTED']);
});

test('a time-out is lengthened, never shortened', () => {
  const engine = openEngine();
  timeOut(engine, 'WEEK');
  expect(timeOut(engine, 'DAY')).toMatchObject({ code: 'NOT_SHORTER' });
  expect(timeOut(engine, 'SIX_WEEKS')).toMatchObject({ until: '2026-06-12T12:00:00.000Z' });
  engine.wait(days(41));
  expect(bet(engine)).toMatchObject({ code: 'TIMED_OUT' });
});

test('an exclusion holds over a restart, is lengthened and never shortened, and by time alone never ends', () => {
  const bank = new Bank();
  const { engine } = bank;
  expect(exclude(engine)).toMatchObject({ exclusion: { until: '2026-11-01T12:00:00.000Z' } });
  engine.restart();
  mustRefuse(bank, 'SELF_EXCLUDED');
  expect(exclude(engine)).toMatchObject({ code: 'NOT_SHORTER' });
  expect(exclude(engine, 12)).toMatchObject({
    exclusion: { since: '2026-05-01T12:00:00.000Z', until: '2027-05-01T12:00:00.000Z' },
  });
  engine.wait(days(365) - 0.001);
  expect(askReturn(engine)).toMatchObject({ code: 'TOO_EARLY' });
  engine.wait(days(30));
  mustRefuse(bank, 'SELF_EXCLUDED');
});

test('after its end somebody asks to come back, waits a day and bets again', () => {
  const bank = new Bank();
  const { engine } = bank;
  expect(askReturn(engine)).toMatchObject({ code: 'NOT_EXCLUDED' });
  exclude(engine);
  engine.wait(days(184));
  expect(askReturn(engine)).toMatchObject({ exclusion: { returnAskedAt: engine.at } });
  engine.wait(days(1) - 0.001);
  askReturn(engine);
  engine.restart();
  mustRefuse(bank, 'SELF_EXCLUDED');
  engine.wait(0.001);
  expect(bet(engine).status).toBe('ACCEPTED');
  // And may exclude themselves again, from then on.
  expect(exclude(engine)).toMatchObject({ exclusion: { since: engine.at, returnAskedAt: null } });
});

test('an exclusion cancels what waits, lapses what is in its delay, and leaves what is matched', () => {
  const bank = new Bank();
  const { engine } = bank;
  engine.placed('bob', 'r1', 'LAY', 300, 50 * rupee);
  const partly = engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee).orderId;
  engine.market('m2');
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm2', inPlay: true, betDelay: 5 });
  const order = { type: 'PLACE', runnerId: 'r1', odds: 300, stake: 100 * rupee } as const;
  engine.instruct('bob', { ...order, side: 'LAY' }, 'm2');
  engine.instruct('ann', { ...order, side: 'BACK' }, 'm2');
  exclude(engine);
  expect(engine.store.order(partly)).toMatchObject({
    matched: 50 * rupee,
    cancelled: 50 * rupee,
    reason: null,
  });
  engine.pass(5);
  const [held] = engine.store
    .orders()
    .filter(({ accountId, marketId }) => accountId === 'ann' && marketId === 'm2');
  expect(held).toMatchObject({ matched: 0, lapsed: 100 * rupee, reason: 'SELF_EXCLUDED' });
  expect(engine.balance('ann').exposure).toBe(50 * rupee);
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
  expect(engine.balance('ann')).toEqual({ balance: 10_098 * rupee, exposure: 0 });
  expect(bank.withdraw(10_098 * rupee).state).toBe('HELD');
});

test('an exclusion ends raises that wait and grants; a deposit that is under way is credited', () => {
  const bank = new Bank();
  const { engine } = bank;
  const { paymentId } = bank.deposit(500 * rupee);
  engine.run({
    type: 'GRANT_BONUS',
    accountId: 'ann',
    grantId: 'g1',
    amount: 100,
    times: 1,
    product: null,
    until: '2026-06-01T00:00:00.000Z',
    actor: { who: 'Olga', reason: 'Welcome.' },
  });
  setLimit(engine, { kind: 'STAKE', frame: 'BET', amount: 5 });
  setLimit(engine, { kind: 'STAKE', frame: 'BET', amount: 50 });
  exclude(engine);
  expect(engine.store.rows.grants.at(-1)).toMatchObject({ grantId: 'g1', state: 'LAPSED' });
  expect(engine.state.account('ann').limits?.all.limits).toMatchObject([{ amount: 5, asked: null }]);
  expect(bank.take(paymentId, { to: 'APPROVED', amount: 500 * rupee, bankId: 'b1' }).state).toBe('APPROVED');
  expect(engine.balance('ann').balance).toBe(10_500 * rupee);
  engine.restart();
});
