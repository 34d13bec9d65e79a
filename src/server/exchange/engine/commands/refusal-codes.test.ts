import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CashOutRequest } from '#contract/cash-out.ts';
import { refused, type Instruction } from '#contract/order.ts';
import { refusalCodes, type RefusalCode } from '#domain/words/refusal-words.ts';
import { CommandLoop } from '../loop/command-loop.ts';
import { noon, openEngine, rupee, theOrder, type Engine } from '../testing/engine.fixture.ts';
import { ExchangeState } from '../state/exchange-state.ts';
import { setLimit } from '../testing/set-limit.fixture.ts';
import { replayJournal } from '../testing/replay-journal.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { ResultMemory } from '../loop/result-memory.ts';
import { stateText } from '../testing/state-text.fixture.ts';

type Bet = Extract<Instruction, { type: 'PLACE' }>;

const bet = (changes: Partial<Bet> = {}): Omit<Bet, 'clientId'> => ({
  type: 'PLACE',
  runnerId: 'r1',
  side: 'BACK',
  odds: 300,
  stake: 100 * rupee,
  ...changes,
});

const ofAnn = (engine: Engine, changes: Partial<Bet> = {}, marketId = 'm1') =>
  engine.instruct('ann', bet(changes), marketId);

const status = (engine: Engine, change: object) =>
  engine.run({ type: 'SET_MARKET_STATUS', marketId: 'm1', ...change });

const resting = (engine: Engine): string => engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee).orderId;

const byWhoIs = (engine: Engine, flags: { blocked: boolean; selfExcluded: boolean }) => {
  engine.open('dev', flags);
  engine.fund('dev', 1_000 * rupee);
  return () => engine.instruct('dev', bet());
};

/** Returns the engine's answer to an instruction or a cash out. */
type Attempt = () => unknown;

interface CashOutScene extends Partial<CashOutRequest> {
  isOffered?: boolean;
}

/** Ann backed r1 at 3.00 with ₹100 and cashes out at 2.00, if that is offered. */
function cashOutOf(engine: Engine, { isOffered = true, ...changes }: CashOutScene = {}): Attempt {
  engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  if (isOffered) engine.placed('bob', 'r1', 'BACK', 200, 150 * rupee);
  const request: CashOutRequest = {
    clientId: 'cash-out',
    runnerId: null,
    percent: 100,
    legs: [{ runnerId: 'r1', side: 'LAY', odds: 200, stake: 150 * rupee }],
    before: [200, -100, -100].map((ifWins, at) => ({ runnerId: `r${at + 1}`, ifWins: ifWins * rupee * 100 })),
    ...changes,
  };
  return () => engine.run({ type: 'CASH_OUT', accountId: 'ann', marketId: 'm1', ...request });
}

/** A command loop on the engine's state. */
const loopOn = ({ state, store }: Engine): CommandLoop =>
  new CommandLoop({
    state,
    store,
    results: new ResultMemory(),
    now: () => noon,
    publish: () => undefined,
    onFatal: (error) => {
      throw error;
    },
  });

/** Sets the engine up and returns the attempt that is refused with the code, and changes nothing. */
const provoked: Record<
  Exclude<RefusalCode, keyof typeof saidElsewhere>,
  (engine: Engine) => Attempt | Promise<Attempt>
> = {
  OFF_LADDER: (engine) => () => ofAnn(engine, { odds: 301 }),
  STAKE_TOO_SMALL: (engine) => () => ofAnn(engine, { stake: rupee - 1 }),
  STAKE_TOO_LARGE: (engine) => () => ofAnn(engine, { stake: 1_000_001 * rupee }),
  INSUFFICIENT_BALANCE: (engine) => () => ofAnn(engine, { stake: 10_001 * rupee }),
  PROFIT_TOO_LARGE: (engine) => {
    engine.market('m2', { maxProfit: 200 * rupee });
    theOrder(ofAnn(engine, {}, 'm2'));
    return () => ofAnn(engine, { stake: 100 * rupee + 1 }, 'm2');
  },
  MARKET_EXPOSURE_TOO_LARGE: (engine) => {
    engine.market('m2', { maxExposure: 150 * rupee });
    theOrder(ofAnn(engine, {}, 'm2'));
    // A bet that adds no risk is accepted whatever the limit.
    theOrder(ofAnn(engine, { side: 'LAY', odds: 150 }, 'm2'));
    return () => ofAnn(engine, { stake: 51 * rupee }, 'm2');
  },
  EXPOSURE_TOO_LARGE: (engine) => {
    engine.market('m2');
    engine.run({ type: 'LIMIT_ACCOUNT', accountId: 'ann', maxExposure: 150 * rupee });
    theOrder(ofAnn(engine, {}, 'm2'));
    return () => ofAnn(engine, { stake: 51 * rupee });
  },
  POSITION_TOO_LARGE: (engine) => {
    engine.market('m2', { maxStake: Number.MAX_SAFE_INTEGER });
    return () => ofAnn(engine, { odds: 100_000, stake: 1e14 }, 'm2');
  },
  UNKNOWN_MARKET: (engine) => () => ofAnn(engine, {}, 'm9'),
  UNKNOWN_RUNNER: (engine) => () => ofAnn(engine, { runnerId: 'r9' }),
  UNKNOWN_ORDER: (engine) => () => engine.instruct('ann', { type: 'CANCEL', orderId: '99' }),
  ORDER_COMPLETE: (engine) => {
    const orderId = resting(engine);
    engine.instruct('ann', { type: 'CANCEL', orderId });
    return () => engine.instruct('ann', { type: 'CANCEL', orderId });
  },
  NOTHING_TO_CHANGE: (engine) => {
    const orderId = resting(engine);
    return () => engine.instruct('ann', { type: 'EDIT', orderId, odds: 300 });
  },
  NOT_ENOUGH_STAKE_LEFT: (engine) => {
    const orderId = resting(engine);
    engine.placed('bob', 'r1', 'LAY', 300, 60 * rupee);
    return () => engine.instruct('ann', { type: 'EDIT', orderId, stake: 59 * rupee });
  },
  MARKET_NOT_OPEN: (engine) => {
    status(engine, { status: 'INACTIVE' });
    return () => ofAnn(engine);
  },
  MARKET_SUSPENDED: (engine) => {
    status(engine, { status: 'SUSPENDED', suspendReason: 'GOAL' });
    return () => ofAnn(engine);
  },
  BALL_RUNNING: (engine) => {
    status(engine, { status: 'SUSPENDED', suspendReason: 'BALL_RUNNING' });
    return () => ofAnn(engine);
  },
  MARKET_CLOSED: (engine) => {
    engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
    return () => ofAnn(engine);
  },
  MARKET_CHANGED: (engine) => () => ofAnn(engine, { marketVersion: 99 }),
  ODDS_CHANGED: (engine) => {
    engine.placed('bob', 'r1', 'LAY', 290, 100 * rupee);
    return () => ofAnn(engine, { take: { policy: 'BETTER', ticks: 0 } });
  },
  LEAST_FILL_TOO_LARGE: (engine) => () => ofAnn(engine, { fillOrKill: { minFill: 100 * rupee + 1 } }),
  FILL_OR_KILL: (engine) => () => ofAnn(engine, { fillOrKill: {} }),
  BLOCKED: (engine) => byWhoIs(engine, { blocked: true, selfExcluded: false }),
  SELF_EXCLUDED: (engine) => byWhoIs(engine, { blocked: false, selfExcluded: true }),
  TIMED_OUT: (engine) => {
    engine.run({ type: 'TAKE_TIME_OUT', accountId: 'ann', clientId: 'time-out', length: 'DAY' });
    return () => ofAnn(engine);
  },
  STAKE_LIMIT: (engine) => {
    setLimit(engine, { kind: 'STAKE', frame: 'BET', amount: 100 * rupee - 1 });
    return () => ofAnn(engine);
  },
  LOSS_LIMIT: (engine) => {
    setLimit(engine, { kind: 'LOSS', frame: 'WEEK', amount: 199 * rupee });
    theOrder(ofAnn(engine));
    return () => ofAnn(engine);
  },
  QUOTE_CHANGED: (engine) => {
    engine.market('m2', { kind: 'BOOKMAKER' });
    return () => ofAnn(engine, { odds: 180 }, 'm2');
  },
  RUNNER_REMOVED: (engine) => {
    engine.run({ type: 'REMOVE_RUNNER', marketId: 'm1', runnerId: 'r1', reductionFactor: 0 });
    return () => ofAnn(engine);
  },
  CLIENT_ID_REUSED: async (engine) => {
    const loop = loopOn(engine);
    const command = { type: 'INSTRUCT', accountId: 'ann', marketId: 'm1' } as const;
    const send = (stake: number) =>
      loop.submit({ ...command, instruction: { ...bet({ stake }), clientId: 'the-same' } });
    await send(100 * rupee);
    return () => send(101 * rupee);
  },
  GIVEN_UP: async (engine) => {
    const loop = loopOn(engine);
    await loop.submit({ type: 'GIVE_UP', accountId: 'ann', clientId: 'held-up-on-its-way' });
    const instruction = { ...bet(), clientId: 'held-up-on-its-way' };
    return () => loop.submit({ type: 'INSTRUCT', accountId: 'ann', marketId: 'm1', instruction });
  },
  CASH_OUT_NOT_OFFERED: (engine) => {
    engine.market('m2', { kind: 'BOOKMAKER' });
    const request = { clientId: 'cash-out', runnerId: null, percent: 100, legs: [], before: [] };
    return () => engine.run({ type: 'CASH_OUT', accountId: 'ann', marketId: 'm2', ...request });
  },
  POSITION_CHANGED: (engine) => cashOutOf(engine, { before: [] }),
  NO_PRICES_TO_CASH_OUT: (engine) => cashOutOf(engine, { isOffered: false }),
  CASH_OUT_NOT_BETTER: (engine) => {
    engine.placed('bob', 'r2', 'LAY', 500, 10 * rupee);
    return cashOutOf(engine, { legs: [{ runnerId: 'r2', side: 'BACK', odds: 500, stake: 10 * rupee }] });
  },
  NOT_A_HEDGE: (engine) =>
    cashOutOf(engine, { legs: [{ runnerId: 'r1', side: 'BACK', odds: 200, stake: 100 * rupee }] }),
  BETS_UNDER_WAY: (engine) => {
    const attempt = cashOutOf(engine);
    status(engine, { inPlay: true, betDelay: 5 });
    engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
    engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
    return attempt;
  },
};

/** Codes used outside the engine (by a quote, for time signed in, and for what can't be read), and the tests that provoke them. */
const saidElsewhere = {
  NOTHING_TO_CASH_OUT: '../../routes/cash-out.test.ts',
  SESSION_LIMIT: '../../routes/limits.test.ts',
  REALITY_CHECK: '../../routes/limits.test.ts',
  INVALID_INSTRUCTION: '../../../../../tests/contract/batch.test.ts',
} as const;

test('every code that has a text is provoked', () => {
  expect([...Object.keys(provoked), ...Object.keys(saidElsewhere)].sort()).toEqual([...refusalCodes].sort());
  for (const [code, file] of Object.entries(saidElsewhere))
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(`code: '${code}'`);
});

test.each(Object.entries(provoked))(
  '%s is refused with its sentence, and nothing changes',
  async (code, prepare) => {
    const engine = openEngine();
    const attempt = await prepare(engine);
    const before = stateText(engine.state);
    const result = await attempt();
    expect(result).toMatchObject({ status: 'REFUSED', code });
    expect(refused.parse(result)).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(stateText(engine.state)).toBe(before);
  },
);

test('an account’s limit is kept, with the journal and in storage, and may be lifted', () => {
  const engine = openEngine();
  engine.run({ type: 'LIMIT_ACCOUNT', accountId: 'ann', maxExposure: 50 * rupee });
  const restored = restoreState(engine.store.stored());
  expect(stateText(restored)).toBe(stateText(engine.state));
  expect(restored.account('ann').maxExposure).toBe(50 * rupee);
  const played = new ExchangeState();
  replayJournal(played, engine.store.journal);
  expect(stateText(played)).toBe(stateText(engine.state));
  expect(ofAnn(engine)).toMatchObject({ code: 'EXPOSURE_TOO_LARGE', limit: 50 * rupee });
  engine.run({ type: 'LIMIT_ACCOUNT', accountId: 'ann', maxExposure: null });
  expect(ofAnn(engine).status).toBe('ACCEPTED');
});
