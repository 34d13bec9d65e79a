import type { MatchClock } from '#domain/market/match-clock.ts';
import { addIncidents, type Incident, type Scoreboard } from '#domain/market/scoreboard.ts';
import type { ScoreChangeMessage, ScoreImageMessage } from './transport.ts';

export interface ScoreShown {
  board: Scoreboard | null;
  clock: MatchClock | null;
  /** Oldest first, bounded. */
  incidents: readonly Incident[];
}

const nothing: ScoreShown = { board: null, clock: null, incidents: [] };

/** One event's score in the browser. The score-feed machine decides whether a change may be applied. */
export class ScoreStore {
  readonly #listeners = new Set<() => void>();
  #shown = nothing;

  /** The same object until something in it changes. */
  shown = (): ScoreShown => this.#shown;

  applyImage({ board, clock, incidents }: ScoreImageMessage): void {
    this.#show({ board: board ?? null, clock: clockOf(clock), incidents: incidents.map(incidentOf) });
  }

  applyChange({ board, clock, incidents }: ScoreChangeMessage): void {
    const before = this.#shown;
    // A change may bring plays alone, which are not shown here.
    if (!board && !clock && incidents.length === 0) return;
    this.#show({
      board: board ?? before.board,
      clock: clockOf(clock) ?? before.clock,
      incidents: addIncidents(before.incidents, incidents.map(incidentOf)),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #show(shown: ScoreShown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

const clockOf = (clock: ScoreImageMessage['clock']): MatchClock | null =>
  clock ? { ...clock, end: clock.end ?? null } : null;

const incidentOf = (incident: ScoreImageMessage['incidents'][number]): Incident => ({
  ...incident,
  side: incident.side ?? null,
});
