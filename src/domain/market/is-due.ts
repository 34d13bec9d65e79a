/** How long after its time an event may still start, in milliseconds. */
const overdueMs = 5 * 60_000;

/** Long past its start and not in play, it is one that a server which has just started is still catching up with. */
export const isDue = ({ inPlay, eventTime }: { inPlay: boolean; eventTime: string }, now: string): boolean =>
  inPlay || Date.parse(eventTime) > Date.parse(now) - overdueMs;
