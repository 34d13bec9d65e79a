import { expect, test } from 'vitest';
import { lapseCodes, lapseText, type LapseCode } from '#domain/words/lapse-words.ts';
import type { Instruction } from '#contract/order.ts';
import { noon, openEngine, rupee, theOrder, type Engine } from '../testing/engine.fixture.ts';

type Bet = Extract<Instruction, { type: 'PLACE' }>;

const placed = (engine: Engine, accountId: string, changes: Partial<Bet> = {}): string => {
  const bet = { runnerId: 'r1', side: 'BACK', odds: 300, stake: 100 * rupee, ...changes } as const;
  return theOrder(engine.instruct(accountId, { type: 'PLACE', ...bet })).orderId;
};

const status = (engine: Engine, change: object) =>
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', ...change });

/** Bob lays at 3.00, and Ann's back of it is held by the in-play delay. */
function held(engine: Engine, changes: Partial<Bet> = {}): string {
  status(engine, { inPlay: true, betDelay: 5 });
  placed(engine, 'bob', { side: 'LAY' });
  return placed(engine, 'ann', changes);
}

/** Makes an order lapse or end with this code, and returns its id. */
const provoked: Record<LapseCode, (engine: Engine) => string> = {
  IN_PLAY: (engine) => {
    const orderId = placed(engine, 'ann');
    status(engine, { inPlay: true });
    return orderId;
  },
  MARKET_CLOSED: (engine) => {
    const orderId = placed(engine, 'ann');
    engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
    return orderId;
  },
  MARKET_SUSPENDED: (engine) => {
    const orderId = held(engine);
    status(engine, { status: 'SUSPENDED', suspendReason: 'GOAL' });
    return orderId;
  },
  BALL_RUNNING: (engine) => {
    const orderId = held(engine);
    status(engine, { status: 'SUSPENDED', suspendReason: 'BALL_RUNNING' });
    return orderId;
  },
  MARKET_NOT_OPEN: (engine) => {
    const orderId = held(engine);
    status(engine, { status: 'INACTIVE' });
    return orderId;
  },
  RUNNER_REMOVED: (engine) => {
    const orderId = placed(engine, 'ann');
    engine.run({ type: 'REMOVE_RUNNER', marketId: 'm1', runnerId: 'r1', reductionFactor: 0 });
    return orderId;
  },
  VOID: (engine) => {
    placed(engine, 'bob', { side: 'LAY' });
    const orderId = placed(engine, 'ann');
    engine.run({ type: 'VOID_BETS', marketId: 'm1', from: noon, to: noon });
    return orderId;
  },
  ODDS_CHANGED: (engine) => {
    const orderId = held(engine, { take: { policy: 'BETTER', ticks: 0 } });
    engine.instruct('bob', { type: 'CANCEL_MARKET' });
    engine.pass(5);
    return orderId;
  },
  POSITION_TOO_LARGE: (engine) => {
    const orderId = held(engine);
    // As if this much had been matched while the delay ran.
    engine.state.markets.get('m1')!.matched = Number.MAX_SAFE_INTEGER;
    engine.pass(5);
    return orderId;
  },
  PROFIT_TOO_LARGE: (engine) => {
    Object.assign(engine.state.markets.get('m1')!.definition, { maxProfit: 200 * rupee });
    placed(engine, 'bob', { side: 'LAY', odds: 500 });
    return placed(engine, 'ann');
  },
  SELF_MATCH: (engine) => {
    placed(engine, 'ann', { side: 'LAY' });
    return placed(engine, 'ann');
  },
  TIMED_OUT: (engine) => {
    const orderId = held(engine);
    engine.run({ type: 'TAKE_TIME_OUT', accountId: 'ann', clientId: 'time-out', length: 'DAY' });
    return orderId;
  },
  SELF_EXCLUDED: (engine) => {
    const orderId = held(engine);
    engine.run({ type: 'EXCLUDE_SELF', accountId: 'ann', clientId: 'exclusion', months: 6 });
    return orderId;
  },
  FILL_OR_KILL: (engine) => {
    placed(engine, 'bob', { side: 'LAY', stake: 60 * rupee });
    return placed(engine, 'ann', { fillOrKill: { minFill: 50 * rupee } });
  },
};

test.each(lapseCodes)('%s ends what is left of an order, and has its sentence', (code) => {
  const engine = openEngine();
  const orderId = provoked[code](engine);
  expect(engine.store.order(orderId)).toMatchObject({ status: 'COMPLETE', remaining: 0, reason: code });
  expect(lapseText(code)).toMatch(/^[A-Z].*\.$/);
});
