import { isDeepStrictEqual } from 'node:util';
import { addPlays } from '#domain/market/play.ts';
import { addIncidents } from '#domain/market/scoreboard.ts';
import type { BodyOf } from '#contract/call.ts';
import type { publishScore, ScoreChange, ScoreHeartbeat, ScoreImage, ScoreState } from '#contract/score.ts';

export type ScoreFacts = Pick<ScoreState, 'board' | 'clock' | 'incidents' | 'plays'>;
export type ScoreNews = Omit<BodyOf<typeof publishScore>, 'score'>;
/** The part of the news that was not known. */
export type FreshNews = Required<Pick<ScoreNews, 'incidents' | 'plays'>> & Pick<ScoreNews, 'board' | 'clock'>;

/** An event's score as last published. Both images and changes come from here. */
export class ScoreView {
  readonly eventId: string;
  readonly #epoch: string;
  #facts: ScoreFacts;
  #to = 0;
  #at: string;

  constructor(epoch: string, eventId: string, facts: ScoreFacts, at: string) {
    this.eventId = eventId;
    this.#epoch = epoch;
    this.#facts = facts;
    this.#at = at;
  }

  state(): ScoreState {
    return { eventId: this.eventId, epoch: this.#epoch, to: this.#to, at: this.#at, ...this.#facts };
  }

  image(): ScoreImage {
    return { type: 'SCORE_IMAGE', ...this.state() };
  }

  heartbeat(at: string): ScoreHeartbeat {
    return { type: 'SCORE_HEARTBEAT', eventId: this.eventId, epoch: this.#epoch, to: this.#to, at };
  }

  /** The part of the news that is new; null if nothing is. */
  newOf({ board, clock, incidents, plays = [] }: ScoreNews): FreshNews | null {
    const known = this.#facts;
    const news = {
      ...(board && !isDeepStrictEqual(board, known.board) && { board }),
      ...(clock && !isDeepStrictEqual(clock, known.clock) && { clock }),
      incidents: freshOf(known.incidents, incidents),
      plays: freshOf(known.plays, plays),
    };
    return isToStore(news) || news.plays.length > 0 ? news : null;
  }

  /** Applies the news and returns the change to send. */
  apply(news: FreshNews, at: string): ScoreChange {
    const { board, clock, incidents, plays } = news;
    const known = this.#facts;
    const from = this.#to++;
    this.#at = at;
    this.#facts = {
      board: board ?? known.board,
      clock: clock ?? known.clock,
      incidents: [...addIncidents(known.incidents, incidents)],
      plays: [...addPlays(known.plays, plays)],
    };
    return {
      type: 'SCORE_CHANGE',
      eventId: this.eventId,
      epoch: this.#epoch,
      from,
      to: this.#to,
      at,
      ...(board && { board }),
      ...(clock && { clock }),
      incidents,
      plays,
    };
  }
}

/** Plays alone are not stored: what they tell stands in score and incidents too. */
export const isToStore = ({ board, clock, incidents }: FreshNews): boolean =>
  Boolean(board ?? clock) || incidents.length > 0;

const freshOf = <Item extends { number: number }>(known: readonly Item[], told: readonly Item[]): Item[] => {
  const last = known.at(-1)?.number ?? 0;
  return told.filter(({ number }) => number > last).sort((a, b) => a.number - b.number);
};
