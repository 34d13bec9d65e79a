import { expect, test } from 'vitest';
import type { Command } from '../commands/commands.ts';
import { ExchangeState } from '../state/exchange-state.ts';
import type { Engine } from '../testing/engine.fixture.ts';
import { checkAtEnd, mustEqual } from '../testing/invariants.fixture.ts';
import {
  accountIds,
  chooser,
  commandIn,
  openKinds,
  outcomeOf,
  resettleOf,
} from '../testing/kinds.fixture.ts';
import { checkReferral, checkRolling } from '../testing/plain-accruals.fixture.ts';
import { replayJournal } from '../testing/replay-journal.fixture.ts';
import { stateText } from '../testing/state-text.fixture.ts';

const runs = process.env.LAYLINE_LONG ? 2_000 : 40;
const perRun = 160;
const hour = 3_600;

function next(engine: Engine, at: number, choose: ReturnType<typeof chooser>): Command {
  const what = choose(100);
  const open = [...engine.state.markets.values()];
  const market = open[choose(open.length || 1)];
  if (what < 5 && market && at > 40) {
    const { marketId } = market.definition;
    return { type: 'SETTLE_MARKET', marketId, ...outcomeOf(market, choose) };
  }
  if (what < 10 && engine.state.closedMarkets.size > 0) return resettleOf(engine, choose);
  if (what < 14) {
    const accountId = accountIds[choose(4)]!;
    const rate = choose(4) === 0 ? 0 : 1 + choose(900);
    return { type: 'SET_ROLLING_RATE', accountId, rate, actor: { who: 'Olga', reason: 'By chance.' } };
  }
  if (what < 16) return { type: 'END_PAYMENTS' };
  if (what < 18)
    return { type: 'REFER', accountId: accountIds[choose(4)]!, referrerId: accountIds[choose(4)]! };
  return commandIn(engine, at, choose);
}

function check(engine: Engine): void {
  for (const accountId of accountIds) {
    checkRolling(engine, accountId);
    checkReferral(engine, accountId);
  }
}

function play(seed: number, seen: Map<string, number>): void {
  const engine = openKinds();
  const choose = chooser(seed);
  for (let at = 0; at < perRun; at++) {
    const command = next(engine, at, choose);
    engine.run(command);
    if (choose(25) === 0) engine.wait(choose(100) * hour);
    if (choose(40) === 0) engine.restart();
    if (command.type === 'RESETTLE_MARKET' || command.type === 'END_PAYMENTS') check(engine);
  }
  engine.restart();
  checkAtEnd(engine);
  check(engine);
  const played = new ExchangeState();
  replayJournal(played, engine.store.journal);
  mustEqual(stateText(played), stateText(engine.state), 'The replayed state');
  for (const { kind } of engine.store.rows.ledgerTransactions) seen.set(kind, (seen.get(kind) ?? 0) + 1);
}

test(
  `in ${runs} runs of markets settled, voided and settled anew, with restarts, rolling commission and referrals follow every result`,
  () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < runs; seed++) {
      try {
        play(seed, seen);
      } catch (error) {
        throw new Error(`With seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
    }
    for (const kind of [
      'rolling-commission',
      'rolling-reversal',
      'rolling-paid',
      'referral',
      'referral-reversal',
      'referral-paid',
    ])
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(runs / 10);
  },
  60 * 60_000,
);
