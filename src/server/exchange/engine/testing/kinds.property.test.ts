import { expect, test } from 'vitest';
import { isHouseAccount } from '../ledger/house-accounts.ts';
import { mustBeReadable } from './answers.fixture.ts';
import type { Engine } from './engine.fixture.ts';
import { ExchangeState } from '../state/exchange-state.ts';
import { mustEqual } from './invariants.fixture.ts';
import { chooser, commandIn, openKinds, outcomeOf } from './kinds.fixture.ts';
import { replayJournal } from './replay-journal.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { stateText } from './state-text.fixture.ts';

/** Commands in all runs together. */
const count = process.env.LAYLINE_LONG ? 1_000_000 : 20_000;
const perRun = 125;

/** The operator takes back what was bet or paid, without checking whether the balances carry it. */
const corrections = new Set(['REMOVE_RUNNER', 'VOID_BETS', 'RESETTLE_MARKET']);

interface Seen {
  fills: number;
  voided: number;
  reduced: number;
  payments: number;
  resettled: number;
}

function play(seed: number, seen: Seen): void {
  const engine = openKinds();
  const choose = chooser(seed);
  const owing = new Set<string>();
  for (let at = 0; at < perRun; at++) {
    const command = commandIn(engine, at, choose);
    const before = at % 25 === 0 ? stateText(engine.state) : null;
    const { status } = engine.decide(command);
    if (status === 'REFUSED' && before)
      mustEqual(stateText(engine.state), before, 'The state after a refusal');
    engine.commit();
    checkRisk(engine, corrections.has(command.type), owing);
  }
  mustBeReadable(engine.state);
  const text = stateText(engine.state);
  mustEqual(stateText(restoreState(engine.store.stored())), text, 'The restored state');
  payAll(engine, choose);
  const played = new ExchangeState();
  replayJournal(played, engine.store.journal);
  mustEqual(stateText(played), stateText(engine.state), 'The replayed state');
  const fills = engine.store.fills();
  seen.fills += fills.length;
  seen.voided += fills.filter(({ voided }) => voided).length;
  seen.reduced += fills.filter(({ struckOdds }) => struckOdds !== null).length;
  seen.payments += engine.store.rows.settlements.length;
  seen.resettled += engine.state.settledTimes.size;
}

/** An account may exceed its balance only after a correction, and may stay above it until it is back within. */
function checkRisk({ state }: Engine, isCorrection: boolean, owing: Set<string>): void {
  for (const { accountId, balance, exposure, positions } of state.accounts.values()) {
    let sum = 0;
    for (const position of positions.values()) sum += position.exposure;
    if (sum !== exposure) throw new Error(`${accountId}: exposure ${exposure}, positions ${sum}`);
    if (isHouseAccount(accountId)) continue;
    if (exposure <= balance) owing.delete(accountId);
    else if (isCorrection || owing.has(accountId)) owing.add(accountId);
    else throw new Error(`${accountId}: exposure ${exposure} above balance ${balance}`);
  }
}

/** Settles every market. Then nobody has anything at risk, and no money was made or lost. */
function payAll(engine: Engine, choose: ReturnType<typeof chooser>): void {
  for (const marketId of engine.state.markets.keys()) {
    const market = engine.state.markets.get(marketId)!;
    engine.run({ type: 'SETTLE_MARKET', marketId, ...outcomeOf(market, choose) });
    if (engine.state.markets.has(marketId)) engine.run({ type: 'SETTLE_MARKET', marketId, winners: [] });
  }
  const { accounts } = engine.state;
  const sums = new Map<string, number>();
  for (const { accountId, amount } of engine.store.entries)
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  mustEqual(
    [...sums.values()].reduce((total, one) => total + one, 0),
    0,
    'The sum of the ledger',
  );
  const paid = new Map<string, number>();
  for (const { accountId, profit, commission } of engine.store.rows.settlements)
    paid.set(accountId, (paid.get(accountId) ?? 0) + profit - commission);
  for (const { accountId, balance, exposure } of accounts.values()) {
    mustEqual(exposure, 0, `The exposure of ${accountId}`);
    mustEqual(balance, sums.get(accountId) ?? 0, `The balance of ${accountId}`);
    if (isHouseAccount(accountId)) continue;
    const funded = 9_000 + Number(accountId.slice(1)) * 4_000;
    mustEqual(balance, funded + (paid.get(accountId) ?? 0), `What ${accountId} was told it won`);
  }
}

test(
  `in ${count} commands of every sort in markets of every kind, money is neither made nor lost`,
  () => {
    const seen: Seen = { fills: 0, voided: 0, reduced: 0, payments: 0, resettled: 0 };
    for (let seed = 0; seed * perRun < count; seed++) {
      try {
        play(seed, seen);
      } catch (error) {
        throw new Error(`With seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
    }
    // Runs in which nothing happens prove nothing.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(count / 500);
  },
  60 * 60_000,
);
