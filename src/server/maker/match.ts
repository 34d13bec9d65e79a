import type { Score } from '#domain/event.ts';
import type { Fixture } from './fixtures.ts';
import type { KeyMoment } from './models/model.ts';
import { createRandom } from './random.ts';

/** A match being played: where it stands, and how to go one step on. */
export interface Match {
  readonly fixture: Fixture;
  /** Steps played; step n happens at `startsAt + n × stepMs / speed`. */
  readonly steps: number;
  probabilities(): number[];
  score(): Score;
  winner(): number | null;
  /** Plays one step; what of it takes the market down for a moment. */
  step(): KeyMoment | null;
}

/** Opens a match at its start. The same fixture always plays the same match. */
export function openMatch(fixture: Fixture): Match {
  const { model } = fixture.sport;
  const random = createRandom(fixture.seed);
  let state = model.start(random);
  let steps = 0;
  return {
    fixture,
    get steps() {
      return steps;
    },
    probabilities: () => model.probabilities(state),
    score: () => model.score(state),
    winner: () => model.winner(state),
    step: () => {
      const next = model.step(state, random);
      state = next.state;
      steps++;
      return next.keyMoment;
    },
  };
}

/** How many steps are due at a moment, epoch ms. */
export const stepsDue = ({ startsAt, sport }: Fixture, now: number, speed: number): number =>
  Math.max(0, Math.floor(((now - startsAt) * speed) / sport.model.stepMs));

/** When a match will be over, epoch ms. */
export function endOf(fixture: Fixture, speed: number): number {
  const match = openMatch(fixture);
  while (match.winner() === null) match.step();
  return fixture.startsAt + (match.steps * fixture.sport.model.stepMs) / speed;
}
