import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CashOutResult } from '#contract/cash-out.ts';
import type { RunnerResult } from '#domain/risk/cash-out.ts';
import type { StoredCommand } from '#server/exchange/engine/records/orders.ts';
import { MarketView } from './market-view.ts';
import { mustBeReadable } from '#server/exchange/engine/testing/answers.fixture.ts';
import type { CashOutCommand, Command } from '#server/exchange/engine/commands/commands.ts';
import type { Engine } from '#server/exchange/engine/testing/engine.fixture.ts';
import { ExchangeState } from '#server/exchange/engine/state/exchange-state.ts';
import { checkAlways, checkAtEnd, mustEqual } from '#server/exchange/engine/testing/invariants.fixture.ts';
import { quoteCashOut } from '#server/exchange/engine/commands/quote-cash-out.ts';
import { replayJournal } from '#server/exchange/engine/testing/replay-journal.fixture.ts';
import { restoreState } from '#server/exchange/engine/state/restore.ts';
import {
  commandOf,
  kindOf,
  openScheduled,
  type Schedule,
} from '#server/exchange/engine/testing/schedule.fixture.ts';
import { stateText } from '#server/exchange/engine/testing/state-text.fixture.ts';
import { toBook } from '#server/exchange/engine/changes/views.ts';

/** Schedules per run, sixteen commands each on average: 16,000 commands, or a million. */
const count = Number(process.env.LAYLINE_SCHEDULES || (process.env.LAYLINE_LONG ? 64_000 : 1_000));

const schedule = fc.array(fc.nat(0xffff_ffff), { minLength: 4, maxLength: 28, size: 'max' });

/** Prices as a reader of the feed sees them. */
class Reader {
  readonly #views = new Map<string, MarketView>();

  hear({ facts: { at, markets } }: Engine): void {
    for (const { marketId, isNew, ...difference } of markets) {
      if (isNew) this.#views.set(marketId, MarketView.ofNew('epoch', difference.definition, at));
      this.#views.get(marketId)?.apply(difference, at);
    }
  }

  follow({ state, facts }: Engine): void {
    for (const [marketId, market] of state.markets)
      this.#views.set(marketId, new MarketView('epoch', { at: facts.at, ...toBook(market) }));
  }

  check(state: ExchangeState): void {
    for (const [marketId, market] of state.markets) {
      const { definition, runners, matched } = this.#views.get(marketId)!.book();
      mustEqual({ definition, runners, matched }, toBook(market), `The feed of ${marketId}`);
    }
  }
}

function play(numbers: Schedule): Engine {
  const engine = openScheduled(numbers);
  const reader = new Reader();
  reader.follow(engine);
  let text = stateText(engine.state);
  numbers.forEach((number, at) => {
    if (number % 4 === 0) {
      engine.wait(1 + (number % 3));
      reader.hear(engine);
      engine.decide({ type: 'END_DELAYS' });
      text = stateText(engine.state);
      checkAlways(engine.state);
    }
    const command = commandOf(numbers, at, engine);
    const quoted = command.type === 'CASH_OUT' ? quoteCashOut(engine.state, command, engine.at) : null;
    const result = engine.decide(command);
    if (command.type === 'CASH_OUT') checkCashOut(command, quoted, result as CashOutResult);
    const after = stateText(engine.state);
    if (result.status === 'REFUSED') mustEqual(after, text, 'The state after a refusal');
    text = after;
    checkAlways(engine.state);
    // Sometimes several commands share a commit.
    if (number % 3 > 0) return;
    engine.commit();
    reader.hear(engine);
  });
  engine.commit();
  reader.hear(engine);
  reader.check(engine.state);
  checkAtEnd(engine);
  mustBeReadable(engine.state);
  mustEqual(stateText(restoreState(engine.store.stored())), text, 'The restored state');
  mustEqual(stateText(played(engine.store.journal)), text, 'The replayed state');
  return engine;
}

/**
 * A cash out sent as it was just quoted achieves what was quoted, or is held back by the in-play delay. It never makes
 * the worst outcome worse.
 */
function checkCashOut(
  { legs, marketId }: CashOutCommand,
  quoted: ReturnType<typeof quoteCashOut> | null,
  result: CashOutResult,
): void {
  const offer = quoted && 'offer' in quoted ? quoted.offer : null;
  if (offer && JSON.stringify(offer.legs) === JSON.stringify(legs)) {
    mustEqual(result.status, 'ACCEPTED', `What became of a quote in ${marketId}`);
    if (result.status !== 'ACCEPTED') return;
    const isHeld = result.orders.some(({ remaining }) => remaining > 0);
    const asked = legs.map(({ stake }) => stake);
    if (!isHeld)
      mustEqual(
        result.achieved.map(({ stake }) => stake),
        asked,
        `What a quote in ${marketId} achieved`,
      );
    if (!isHeld) mustEqual(result.after, offer.after, `What a quote in ${marketId} led to`);
  }
  if (result.status !== 'ACCEPTED') return;
  const worst = (results: readonly RunnerResult[]) => Math.min(...results.map(({ ifWins }) => ifWins));
  mustEqual(worst(result.after) >= worst(result.before), true, 'No worse than keeping');
}

/** Settles both markets. Afterwards nobody has anything at risk, and no money has appeared or vanished. */
function payAll(engine: Engine, numbers: Schedule): void {
  for (const marketId of ['m1', 'm2']) {
    const { outcomes } = kindOf(numbers, marketId);
    const outcome = outcomes[numbers.length % (outcomes.length - 1)]!;
    engine.run({ type: 'SETTLE_MARKET', marketId, ...outcome });
  }
  checkAlways(engine.state);
  checkAtEnd(engine);
  for (const { exposure } of engine.state.accounts.values())
    mustEqual(exposure, 0, 'The exposure at the end');
}

const isCashOut = ({ command }: StoredCommand): boolean => (command as Command).type === 'CASH_OUT';

function played(journal: readonly StoredCommand[]): ExchangeState {
  const state = new ExchangeState();
  replayJournal(state, journal);
  return state;
}

test(
  `in ${count} schedules nobody stakes what he has not, nothing is crossed and nothing is lost`,
  () => {
    const seen = { fills: 0, payments: 0, cashOuts: 0 };
    fc.assert(
      fc.property(schedule, (numbers) => {
        const engine = play(numbers);
        payAll(engine, numbers);
        seen.fills += engine.store.rows.fills.length;
        seen.cashOuts += engine.store.journal.filter(isCashOut).length;
        seen.payments += engine.store.rows.settlements.length;
      }),
      // Shrinking takes very long, and the reported path reproduces the failure.
      { numRuns: count, endOnFailure: true },
    );
    // Schedules in which nothing happens would prove nothing.
    expect(seen.fills).toBeGreaterThan(count / 2);
    expect(seen.cashOuts).toBeGreaterThan(count / 200);
    expect(seen.payments).toBeGreaterThan(count / 2);
  },
  60 * 60_000,
);
