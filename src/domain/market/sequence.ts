/** Where a feed stands: numbers of different epochs do not compare. */
export interface FeedPoint {
  epoch: string;
  to: number;
}

export interface FeedStep extends FeedPoint {
  from: number;
}

/** `apply` the change; `skip` one that is already in; a `gap`: what lies between is unknown, ask for an image. */
export type Continuity = 'apply' | 'skip' | 'gap';

/** Whether a change may be applied to what stands at `at` (null: nothing stands yet). */
export function continuityOf(at: FeedPoint | null, change: FeedStep): Continuity {
  if (at === null || at.epoch !== change.epoch) return 'gap';
  if (change.from === at.to) return 'apply';
  return change.to <= at.to ? 'skip' : 'gap';
}

/** Whether a heartbeat says that something was missed: it stands beyond, or in another epoch. */
export const isBehind = (at: FeedPoint | null, heartbeat: FeedPoint): boolean =>
  at === null || at.epoch !== heartbeat.epoch || heartbeat.to > at.to;
