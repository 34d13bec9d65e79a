import type { ScorecardInnings } from '#contract/scorecard.ts';
import type { Score } from '#domain/market/event.ts';
import type { PlayDetail, PositionsDetail } from '#domain/market/play.ts';
import type { VirtualTerms } from '#domain/market/sealed-event.ts';
import type { Incident, Scoreboard } from '#domain/market/scoreboard.ts';
import type { Random } from '../random.ts';
import type { Entrant } from '../world/entrant.ts';
import type { PlannedMarket, SidePlan } from './side-plan.ts';

/** Why the market is suspended for a moment: what just happened makes every resting price wrong. */
export type KeyMoment = 'WICKET' | 'GOAL' | 'SET';

/** An entrant taken out before the start, and what that takes off the odds of the others. */
export interface Withdrawn<State> {
  state: State;
  /** Basis points: in the main market, and in each side market it runs in, by the market's suffix. */
  reduction: number;
  sideReductions: Readonly<Record<string, number>>;
}

/** What happened in a step. The match adds its number and time. */
export type Happening = Omit<Incident, 'number' | 'at'>;

/** Which of its sport's events a match is. */
export interface Occasion {
  /** Counts up from event to event. */
  number: number;
  /** Returns the seed of the sport's event of that number. */
  seedOf(number: number): string;
  /** Metres, of a race whose distance is fixed beforehand. */
  distance?: number;
}

export interface Step<State> {
  state: State;
  happenings: readonly Happening[];
  keyMoment: KeyMoment | null;
}

/**
 * A match, a race or a draw as a chain of small steps (a ball, a point, a minute). Everything follows from the state and
 * the random stream, so replaying the seed gives the same match.
 */
export interface MatchModel<State = unknown> {
  /** `occasion`: for an event that continues those before it, or has a distance; without it nothing was before. */
  start(random: Random, entrants: readonly Entrant[], occasion?: Occasion): State;
  /** The main market, settled when the match is over. `entrants`: their names. */
  market(entrants: readonly string[], start: State): PlannedMarket;
  step(state: State, random: Random): Step<State>;
  /**
   * Tells how the step between two states came about; nothing if absent. It draws only what the states leave open, from a
   * random stream of its own, so that a picture changes no result. `seed`: of the match.
   */
  plays?(before: State, after: State, random: Random, seed: string): readonly PlayDetail[];
  /**
   * Tells where a race's field is after `share` of the step that follows, from 0 to 1: where it is expected to be. What the
   * step will bring is told by the step, so that nobody who watches knows more than the prices do.
   */
  positions?(state: State, share: number): PositionsDetail;
  /** What the outcome of a sealed event follows from besides its seed; nothing if absent. It is sealed with the seed. */
  sealedTerms?(entrants: readonly Entrant[], occasion: Occasion): VirtualTerms;
  /** What is told of before betting opens, besides a seal; nothing if absent. */
  opening?(start: State): readonly Happening[];
  /** Milliseconds from one step to the next, at speed 1. */
  stepMs: number;
  /** Each runner's fair probability; they sum to 1. */
  probabilities(state: State): number[];
  score(state: State): Score;
  board(state: State): Scoreboard;
  /** Seconds that a step lasts in a real match; null if there is no clock. */
  secondsAStep: number | null;
  /** The side markets; none if absent. */
  sides?: readonly SidePlan<State>[];
  /** Who scored what, where that is told; null if who plays is not known. `seed`: of the match. */
  scorecard?(state: State, entrants: readonly Entrant[], seed: string): ScorecardInnings[] | null;
  /** Takes an entrant out before the start, where one can be. */
  withdraw?(state: State, entrant: number): Withdrawn<State>;
  /** The entrants that ran, from first to last; null until it is over. For events that all finish. */
  finishers?(state: State): readonly number[] | null;
  /** By how many lengths each finisher but the first was beaten by the one in front of it, in the order of `finishers`. */
  margins?(state: State): readonly number[];
  /** The winning runner's position; null while the match goes on. */
  winner(state: State): number | null;
  /** The number the main market is settled on, if it is settled on a number. */
  closing?(state: State): number;
}
