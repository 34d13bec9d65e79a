import { addPlays, type Play, type PlayDetail } from '#domain/market/play.ts';
import type { Fixture } from './fixtures.ts';
import { createRandom } from './random.ts';

/** The newest plays of a match, oldest first, and what tells more of them. */
export interface MatchPlays {
  newest(): readonly Play[];
  /** Whether there is something new to tell between steps too: where a race's field is. */
  readonly isField: boolean;
  /** Tells the step between two states. `steps`: those played by now. */
  stepped(before: unknown, after: unknown, steps: number): void;
  /** Tells where the field is at `now`, epoch ms, `steps` played. Does nothing for what is not a race. */
  look(state: unknown, steps: number, now: number): void;
}

/** Follows a fixture's match from its start. The same fixture always tells the same plays of each step. */
export function openPlays(
  { seed, startsAt, sport: { model, newsEvery = 1 } }: Fixture,
  speed: number,
): MatchPlays {
  // A stream of its own: what it draws changes neither results nor prices.
  const random = createRandom(`${seed}|plays`);
  let newest: readonly Play[] = [];
  let told = 0;
  const timeOf = (step: number) => new Date(startsAt + (step * model.stepMs) / speed).toISOString();
  const keep = (details: readonly PlayDetail[], step: number) => {
    newest = addPlays(
      newest,
      details.map((detail) => ({ ...detail, number: ++told, at: timeOf(step) })),
    );
  };
  /** Where a field is has the milliseconds of the race as its number: how often it is told is no matter. */
  const keepField = (state: unknown, steps: number, share: number) => {
    const place = Math.round((steps + share) * model.stepMs);
    // Steps that are played together are told as the last of them: the field has been seen beyond the others.
    if (!model.positions || place < told) return;
    told = place;
    keep([model.positions(state, share)], steps + share);
  };
  return {
    newest: () => newest,
    isField: model.positions !== undefined,
    stepped: (before, after, steps) => {
      keep(model.plays?.(before, after, random, seed) ?? [], steps);
      keepField(after, steps, 0);
    },
    look: (state, steps, now) => {
      const share = ((now - startsAt) * speed) / model.stepMs - steps;
      if (share > 0 && share < newsEvery) keepField(state, steps, share);
    },
  };
}
