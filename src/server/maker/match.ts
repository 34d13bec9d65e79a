import { itemAt } from '#domain/must.ts';
import type { Quote } from '#contract/market.ts';
import type { ScorecardInnings } from '#contract/scorecard.ts';
import type { Score } from '#domain/market/event.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import type { MatchClock } from '#domain/market/match-clock.ts';
import type { Play } from '#domain/market/play.ts';
import { incidentsKept, type Incident, type Scoreboard } from '#domain/market/scoreboard.ts';
import { occasionOf, sideMarketId, type Fixture } from './fixtures.ts';
import { openPlays } from './match-plays.ts';
import type { KeyMoment } from './models/model.ts';
import type { MarketResult, PlannedMarket, SidePlan } from './models/side-plan.ts';
import { HeldQuotes } from './held-quotes.ts';
import type { QuotedOrder } from './quote.ts';
import { createRandom, type Random } from './random.ts';
import { revealTold, sealedRandom, sealTold } from './sealed-seed.ts';

/** A match being played: where it stands, and how to play the next step. */
export interface Match {
  readonly fixture: Fixture;
  /** Steps played. Step n happens at `startsAt + n × stepMs / speed`. */
  readonly steps: number;
  readonly market: PlannedMarket;
  probabilities(): number[];
  score(): Score;
  board(): Scoreboard;
  /** Who scored what; null where that is not told. */
  scorecard(): ScorecardInnings[] | null;
  /** Returns the side markets that are there from the start. */
  sides(): SideMarket[];
  /** Returns those that have opened during the match since this was last asked. */
  newSides(): SideMarket[];
  /** Null if the sport has no clock. */
  clock(): MatchClock | null;
  /** The newest incidents, oldest first. */
  incidents(): readonly Incident[];
  /** The newest plays, oldest first. */
  plays(): readonly Play[];
  /** Whether its field moves on between steps: that of a race does. */
  readonly isRace: boolean;
  /** Adds to a race's plays where the field is at `now`, epoch ms. */
  look(now: number): void;
  /** Null while the match goes on. */
  result(): MarketResult | null;
  /** The entrants that ran, from first to last; null until it is over, and where they do not finish in an order. */
  finishers(): readonly number[] | null;
  /** By how many lengths each of them but the first was beaten by the one in front of it; empty where that is not known. */
  margins(): readonly number[];
  /** When an entrant is taken out, epoch ms; null if none is. */
  readonly withdrawalAt: number | null;
  /** Takes the entrant out that is to be, once. Returns what that does; null if there is none, or it is out already. */
  withdraw(): Leaver | null;
  /** Plays one step. Returns the key moment that suspends the market for a while, if any. */
  step(): KeyMoment | null;
}

/** An entrant that does not start, and the basis points it takes off the others' odds. */
export interface Leaver {
  entrant: number;
  reduction: number;
  /** By the id of the side market. */
  sideReductions: ReadonlyMap<string, number>;
}

/** A market beside the match's main one. Its methods answer for the current state of the match. */
export interface SideMarket {
  readonly market: PlannedMarket;
  readonly marketId: string;
  readonly runnerIds: readonly string[];
  quotes(): Quote[];
  /** Null if the market has no book. Prices that still do not lose stay where they were. */
  orders(): QuotedOrder[] | null;
  /** Forgets where its prices stood: nobody can bet at them any more. */
  forget(): void;
  result(): MarketResult | null;
}

const namesOf = ({ entrants }: Fixture): string[] => entrants.map(({ name }) => name);

function sideOf<State>(fixture: Fixture, plan: SidePlan<State>, stateNow: () => State): SideMarket {
  const marketId = sideMarketId(fixture, plan.suffix);
  const market = plan.market(namesOf(fixture), stateNow());
  const runnerIds = market.runners.map((_, at) => `${marketId}.${at + 1}`);
  const held = new HeldQuotes();
  return {
    market,
    marketId,
    runnerIds,
    quotes: () =>
      plan
        .quotes(stateNow())
        .map(({ runner, ...quote }) => ({ runnerId: itemAt(runnerIds, runner), ...quote })),
    orders: () =>
      isQuoted(market.kind)
        ? null
        : plan.orders(stateNow(), (chances, options) => held.around(chances, options)),
    forget: () => held.forget(),
    result: () => plan.result(stateNow()),
  };
}

/** The random stream that a match is played with. */
export const matchRandom = ({ sport, seed }: Fixture): Random =>
  sport.isSealed ? sealedRandom(seed) : createRandom(seed);

/** Opens a match at its start. The same fixture always plays the same match, with the same incidents. */
export function openMatch(fixture: Fixture, speed = 1): Match {
  const { model } = fixture.sport;
  const { isSealed = false } = fixture.sport;
  const random = matchRandom(fixture);
  const start = model.start(random, fixture.entrants, occasionOf(fixture));
  let state = start;
  const plays = openPlays(fixture, speed);
  let steps = 0;
  let told = 0;
  const timeOf = (step: number) => new Date(fixture.startsAt + (step * model.stepMs) / speed).toISOString();
  const { withdrawal } = fixture;
  let isOut = false;
  const withdraw = (): Leaver | null => {
    const left = isOut || !withdrawal ? undefined : model.withdraw?.(state, withdrawal.entrant);
    if (!left || !withdrawal) return null;
    isOut = true;
    state = left.state;
    const { entrant } = withdrawal;
    const ofSides = Object.entries(left.sideReductions);
    return {
      entrant,
      reduction: left.reduction,
      sideReductions: new Map(ofSides.map(([suffix, factor]) => [sideMarketId(fixture, suffix), factor])),
    };
  };
  const first = [...(isSealed ? [sealTold(fixture.seed)] : []), ...(model.opening?.(start) ?? [])];
  const sideNow = (plan: SidePlan) => sideOf(fixture, plan, () => state);
  const early = (model.sides ?? []).filter(({ isThere }) => !isThere);
  const later = (model.sides ?? []).filter(({ isThere }) => isThere);
  const opened = new Set<SidePlan>();
  let incidents: Incident[] = first.map((happening) => ({ ...happening, number: ++told, at: timeOf(0) }));
  return {
    fixture,
    get steps() {
      return steps;
    },
    market: model.market(namesOf(fixture), start),
    probabilities: () => model.probabilities(state),
    score: () => model.score(state),
    board: () => model.board(state),
    clock: () => clockOf(fixture, { steps, at: timeOf(steps), speed, isOver: model.winner(state) !== null }),
    scorecard: () => model.scorecard?.(state, fixture.entrants, fixture.seed) ?? null,
    incidents: () => incidents,
    plays: plays.newest,
    isRace: plays.isField,
    look: (now) => plays.look(state, steps, now),
    sides: () => early.map(sideNow),
    newSides: () => {
      const fresh = later.filter((plan) => !opened.has(plan) && plan.isThere?.(state));
      for (const plan of fresh) opened.add(plan);
      return fresh.map(sideNow);
    },
    result: () => {
      const winner = model.winner(state);
      if (winner === null) return null;
      return model.closing ? { number: model.closing(state) } : { winners: [winner] };
    },
    finishers: () => model.finishers?.(state) ?? null,
    margins: () => model.margins?.(state) ?? [],
    withdrawalAt: withdrawal ? fixture.startsAt - withdrawal.before / speed : null,
    withdraw,
    step: () => {
      // Whoever was to be withdrawn does not start, whether or not anybody watched.
      withdraw();
      const before = state;
      const next = model.step(before, random);
      state = next.state;
      plays.stepped(before, state, ++steps);
      const at = timeOf(steps);
      const isRevealed = isSealed && model.winner(state) !== null;
      const happenings = [...next.happenings, ...(isRevealed ? [revealTold(fixture.seed)] : [])];
      const fresh = happenings.map((happening) => ({ ...happening, number: ++told, at }));
      incidents = [...incidents, ...fresh].slice(-incidentsKept);
      return next.keyMoment;
    },
  };
}

interface Moment {
  steps: number;
  at: string;
  speed: number;
  isOver: boolean;
}

/** The clock stops at the time of the next news if that is late. */
function clockOf(
  { sport: { model, newsEvery } }: Fixture,
  { steps, at, speed, isOver }: Moment,
): MatchClock | null {
  if (model.secondsAStep === null) return null;
  const elapsed = steps * model.secondsAStep;
  const rate = isOver ? 0 : Math.round((model.secondsAStep * 1_000_000 * speed) / model.stepMs);
  return { elapsed, at, rate, end: elapsed + model.secondsAStep * (newsEvery ?? 1) };
}

/** Returns how many steps are due at `now`, epoch ms: those up to the last news. */
export function stepsDue({ startsAt, sport }: Fixture, now: number, speed: number): number {
  const { model, newsEvery = 1 } = sport;
  const played = Math.floor(((now - startsAt) * speed) / model.stepMs);
  return Math.max(0, Math.floor(played / newsEvery) * newsEvery);
}

/** Returns when a match will be over, epoch ms. */
export function endOf(fixture: Fixture, speed: number): number {
  const match = openMatch(fixture);
  while (match.result() === null) match.step();
  return fixture.startsAt + (match.steps * fixture.sport.model.stepMs) / speed;
}
