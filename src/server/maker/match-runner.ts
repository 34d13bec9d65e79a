import { drifted, pauseOf } from './drift.ts';
import { factsOf } from './event-facts.ts';
import type { ExchangeDesk } from './exchange-desk.ts';
import { runnerIdOf, type Fixture } from './fixtures.ts';
import { openMatch, stepsDue, type Match } from './match.ts';
import { HeldQuotes } from './held-quotes.ts';
import { offersOf } from './offers.ts';
import { createQuoter } from './quoter.ts';
import type { KeyMoment } from './models/model.ts';
import { scoreTeller } from './score-teller.ts';
import { announceSides, type SideMarkets } from './side-markets.ts';
import type { Trader } from './trader.ts';
import { withdrawalOf } from './withdrawal.ts';

export interface RunnerOptions {
  desk: ExchangeDesk;
  maker: Trader;
  speed: number;
  /** The current time, epoch ms. */
  clock: () => number;
  /** Resolves after `ms` milliseconds; rejects when the program stops. */
  wait: (ms: number) => Promise<void>;
}

/** How long a market stays suspended after a key moment, ms at speed 1. */
const suspension = 3_000;

/** How often it is told where a race's field is, ms at any speed. */
const fieldEveryMs = 1_000;

/** Takes one match through its whole life: announce, quote, turn in play, settle. */
export async function runMatch(
  fixture: Fixture,
  { desk, maker, speed, clock, wait }: RunnerOptions,
): Promise<void> {
  const { eventId, marketId, sport } = fixture;
  const match = openMatch(fixture, speed);
  const { tellScore, tellIncidents, tellPlays } = scoreTeller(desk, match, clock);
  const runnerIds = match.market.runners.map((_, runner) => runnerIdOf(fixture, runner));
  const quoter = createQuoter(maker, marketId, runnerIds);
  const quotes = new HeldQuotes();
  const { newsEvery = 1 } = sport;
  const { preMatch, inPlay, drift } = offersOf(sport.sportId);

  if (!(await desk.announce(fixture, match.market))) return;
  const facts = factsOf(fixture);
  if (facts) await desk.tellFacts(eventId, facts);
  // We do not know what an earlier run of this program left resting.
  await maker.send(marketId, [{ type: 'CANCEL_MARKET', clientId: maker.nextClientId() }]);

  const sides = await announceSides(match, desk, maker);

  // A seal is told before anyone can bet. There is no score to tell yet.
  await tellIncidents();

  const withdrawDue = withdrawalOf({ match, desk, sides, quoter, runnerIds, clock });
  await withdrawDue();

  if (clock() < fixture.startsAt) {
    await desk.setMarket(marketId, 'OPEN');
    await sides.open(false);
    await sides.update();
    await quoter.quote(quotes.around(match.probabilities(), preMatch));
    // Until the off, replaces what was taken, at prices that wander.
    for (let toOff = fixture.startsAt - clock(); toOff > 0; toOff = fixture.startsAt - clock()) {
      const pause = drift ? pauseOf(drift, toOff * speed, speed) : toOff;
      const toWithdrawal = (match.withdrawalAt ?? 0) - clock();
      await wait(toWithdrawal > 0 ? Math.min(pause, toWithdrawal) : pause);
      if (await withdrawDue()) {
        await wait(Math.min(suspension / speed, fixture.startsAt - clock()));
        await desk.setMarket(marketId, 'OPEN');
        await sides.open(false);
        await sides.update();
      }
      const left = (fixture.startsAt - clock()) * speed;
      if (!drift || left <= 0) continue;
      await quoter.quote(quotes.around(drifted(match.probabilities(), drift, fixture.seed, left), preMatch));
    }
  }

  // A match that this program joins late is told of once it has caught up: its first score is an old one.
  const isJoinedLate = stepsDue(fixture, clock(), speed) > 0;
  let isCatchingUp = isJoinedLate;
  quotes.forget();
  const first = isJoinedLate ? [] : quotes.around(match.probabilities(), inPlay);
  await desk.setMarket(marketId, 'OPEN', { inPlay: true });
  // Turning in play lapsed every order, and the first step may be some seconds away.
  quoter.forget();
  await quoter.quote(first);
  await sides.open(true);
  if (!isJoinedLate) await sides.update();
  await desk.setEvent(eventId, { inPlay: true });
  if (!isJoinedLate) await tellScore();

  for (;;) {
    const result = match.result();
    if (result) {
      const finishers = match.finishers();
      const told = finishers && factsOf(fixture, finishers, match.margins());
      if (told) await desk.tellFacts(eventId, told);
      // Settle the main market last: the match is over once it is settled.
      await sides.update();
      await desk.settle({ marketId, runnerIds }, result);
      await tellScore();
      await desk.setEvent(eventId, { ended: true, inPlay: false });
      return;
    }
    const due = stepsDue(fixture, clock(), speed);
    if (due < match.steps + newsEvery) {
      const toNext = fixture.startsAt + ((match.steps + newsEvery) * sport.model.stepMs) / speed - clock();
      await wait(match.isRace ? Math.min(toNext, fieldEveryMs) : toNext);
      if (match.isRace) await tellPlays();
      continue;
    }
    const keyMoment = await playUntil(due, match, sides);
    if (match.result()) continue;
    // Of what happened before it was joined nothing is to be waited out: no price has stood since.
    const isStopped = keyMoment !== null && !isCatchingUp;
    isCatchingUp = false;
    if (isStopped) {
      await desk.setMarket(marketId, 'SUSPENDED', { reason: keyMoment });
      await sides.suspend(keyMoment);
      await tellScore();
      await quoter.quote([]);
      quotes.forget();
      await wait(suspension / speed);
      // Worked out while nothing can be bet: an open market without a price looks broken.
      const orders = quotes.around(match.probabilities(), inPlay);
      await desk.setMarket(marketId, 'OPEN');
      await quoter.quote(orders);
      await sides.openAgain();
    } else {
      await tellScore();
      await quoter.quote(quotes.around(match.probabilities(), inPlay));
      await sides.update();
    }
  }
}

/** Plays the match up to step `due`. Returns the last key moment on the way, if any. */
async function playUntil(due: number, match: Match, sides: SideMarkets): Promise<KeyMoment | null> {
  let keyMoment: KeyMoment | null = null;
  while (match.steps < due && match.result() === null) {
    keyMoment = match.step() ?? keyMoment;
    // A session ends at a ball. However late this runs, nothing of the next ball counts.
    await sides.settleDecided();
  }
  return keyMoment;
}
