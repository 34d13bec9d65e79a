import { addPlays, isPlay, type Play } from '#domain/market/play.ts';
import type { PlayMessage } from './transport.ts';

/** One event's newest plays in the browser. The score-feed machine decides whether a change may be applied. */
export class PlayStore {
  readonly #listeners = new Set<() => void>();
  #plays: readonly Play[] = [];

  /** The newest, oldest first: the same list until something in it changes. */
  plays = (): readonly Play[] => this.#plays;

  apply(message: Extract<PlayMessage, { plays: unknown }>): void {
    const told = message.plays.filter(isPlay);
    const plays = message.__typename === 'ScoreImage' ? told : addPlays(this.#plays, told);
    // A change of the score alone is no news to a picture.
    if (plays === this.#plays) return;
    this.#plays = plays;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
