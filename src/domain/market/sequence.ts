/** Where a feed stands. Numbers of different epochs do not compare. */
export interface FeedPoint {
  epoch: string;
  to: number;
}

export interface FeedStep extends FeedPoint {
  from: number;
}

/** `apply` the change; `skip` one that is already in; `gap`: something in between is unknown, ask for an image. */
export type Continuity = 'apply' | 'skip' | 'gap';

/** Whether a change may be applied to the state at `at` (null: there is none yet). */
export function continuityOf(at: FeedPoint | null, change: FeedStep): Continuity {
  if (at === null || at.epoch !== change.epoch) return 'gap';
  if (change.from === at.to) return 'apply';
  return change.to <= at.to ? 'skip' : 'gap';
}

/** Whether a heartbeat shows that something was missed: it is further on, or in another epoch. */
export const isBehind = (at: FeedPoint | null, heartbeat: FeedPoint): boolean =>
  at === null || at.epoch !== heartbeat.epoch || heartbeat.to > at.to;

/** What a message says of its place in its stream. */
export type StreamPlace =
  ({ kind: 'image' } & FeedPoint) | ({ kind: 'change' } & FeedStep) | ({ kind: 'heartbeat' } & FeedPoint);

/**
 * What a message means to a feed that stands at `at`: `apply` it; `abreast`: it brings nothing new, and nothing was missed;
 * `gap`: something was missed.
 */
export function fitOf(at: FeedPoint | null, place: StreamPlace): 'apply' | 'abreast' | 'gap' {
  switch (place.kind) {
    case 'image':
      return 'apply';
    case 'heartbeat':
      return isBehind(at, place) ? 'gap' : 'abreast';
    case 'change': {
      const continuity = continuityOf(at, place);
      return continuity === 'skip' ? 'abreast' : continuity;
    }
  }
}
