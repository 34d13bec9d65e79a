import { expect, test } from 'vitest';
import { isHouseAccount } from '../ledger/house-accounts.ts';
import type { FeedFacts } from '../changes/feed-facts.ts';
import type { Command } from '../commands/commands.ts';
import type { Engine } from '../testing/engine.fixture.ts';
import { checkAtEnd, mustEqual } from '../testing/invariants.fixture.ts';
import { chooser, commandIn, openKinds, type Choose } from '../testing/kinds.fixture.ts';
import { replayJournal } from '../testing/replay-journal.fixture.ts';
import { moneyText, stateText } from '../testing/state-text.fixture.ts';
import { ExchangeState } from '../state/exchange-state.ts';
import { isPracticeNumber } from '../state/numbers.ts';
import { practiceCommandIn, practiceIds } from './practice-schedule.fixture.ts';

const runs = process.env.LAYLINE_LONG ? 10_000 : 100;
const perRun = 120;

interface Seen {
  shown: number;
  traded: number;
  voided: number;
  reduced: number;
  resettled: number;
  games: number;
}

const ofMoney = ({ accounts, ...facts }: FeedFacts) => ({
  ...facts,
  accounts: accounts.filter(({ accountId }) => !practiceIds.includes(accountId)),
});

/** In play there is a delay; a correction is of what that engine has stored. */
function commandFor(engine: Engine, command: Command): Command {
  if (command.type === 'RESETTLE_MARKET')
    return { ...command, settled: engine.store.settled(command.marketId) };
  return command.type === 'SET_MARKET_STATUS' ? { ...command, betDelay: 2 } : command;
}

/** Plays the same commands of bettors and the operator with and without practice accounts, and compares. */
function play(seed: number, seen: Seen): void {
  const choose = chooser(seed);
  const alone = openKinds();
  const engine = openKinds();
  engine.openPractice(...practiceIds);
  for (let at = 0; at < perRun; at++) {
    const command = commandIn(alone, at, choose);
    const results = [alone, engine].map((one) => one.run(commandFor(one, command)));
    mustEqual(results[1], results[0], `The answer to ${command.type}`);
    mustEqual(ofMoney(engine.facts), alone.facts, `What ${command.type} told`);
    practise(engine, at, choose);
    if (at % 8 === 0)
      mustEqual(moneyText(engine.state), moneyText(alone.state), `The state after ${at} commands`);
    if (at % 10 === 0) for (const one of [alone, engine]) one.pass(1);
    if (at % 40 === 0) for (const one of [alone, engine]) one.restart();
  }
  const played = new ExchangeState();
  replayJournal(played, engine.store.journal);
  mustEqual(stateText(played), stateText(engine.state), 'The replayed state');
  checkAtEnd(engine);
  payAll(engine);
  const { store } = engine;
  const fills = store.fills().filter(({ fillId }) => isPracticeNumber(fillId));
  const isOf = (name: string) =>
    fills.filter((fill) => fill.backOrderId.startsWith(name) || fill.layOrderId.startsWith(name));
  seen.shown += isOf('shown').length;
  seen.traded += isOf('traded').length;
  seen.voided += fills.filter(({ voided }) => voided).length;
  seen.reduced += fills.filter(({ struckOdds }) => struckOdds !== null).length;
  seen.resettled += store.rows.settlements.filter(
    ({ accountId, result }) => practiceIds.includes(accountId) && result.startsWith('Corrected'),
  ).length;
  seen.games += store.rows.casinoRounds.length;
}

/** Lets practice accounts act. None of it is told of a market. */
function practise(engine: Engine, at: number, choose: Choose): void {
  for (let more = choose(4); more > 0; more--) {
    const before = choose(20) === 0 ? stateText(engine.state) : null;
    const { status } = engine.run(practiceCommandIn(engine, `practice-${at}-${more}`, choose));
    mustEqual(engine.facts.markets, [], 'What was told of markets');
    if (status === 'REFUSED' && before)
      mustEqual(stateText(engine.state), before, 'The state after a refusal');
  }
}

/** Settles every market. Then no practice account has anything at risk, and both sums are zero. */
function payAll(engine: Engine): void {
  for (const marketId of engine.state.markets.keys())
    engine.run({ type: 'SETTLE_MARKET', marketId, winners: [] });
  checkAtEnd(engine);
  for (const { accountId, exposure, balance } of engine.state.practice.accounts.values()) {
    mustEqual(exposure, 0, `The exposure of ${accountId}`);
    if (!isHouseAccount(accountId) && balance < 0) throw new Error(`${accountId} has ${balance}`);
  }
}

test(
  `in ${runs} runs with practice accounts, what is told and kept of markets and money is the same to the byte as without`,
  () => {
    const seen: Seen = { shown: 0, traded: 0, voided: 0, reduced: 0, resettled: 0, games: 0 };
    for (let seed = 0; seed < runs; seed++)
      try {
        play(seed, seen);
      } catch (error) {
        throw new Error(`With seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
    // Runs in which nothing happens prove nothing.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(runs / 20);
  },
  60 * 60_000,
);
