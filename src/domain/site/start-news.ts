/** What is known of when events start, by their ids. */
export interface KnownStarts {
  /** Seen before their start. */
  awaited: ReadonlySet<string>;
  begun: ReadonlySet<string>;
}

export const noKnownStarts: KnownStarts = { awaited: new Set(), begun: new Set() };

/** Which events have `started` since they were last looked at. Those that were in play when first seen are no news. */
export function startsAmong<Event extends { exEventId: string; inPlay: boolean; ended: boolean }>(
  known: KnownStarts,
  events: readonly Event[],
): { known: KnownStarts; started: readonly Event[] } {
  const playing = events.filter(({ inPlay, ended }) => inPlay && !ended);
  const idsOf = (some: readonly Event[]) => some.map(({ exEventId }) => exEventId);
  return {
    started: playing.filter(({ exEventId: id }) => known.awaited.has(id) && !known.begun.has(id)),
    known: {
      awaited: new Set([...known.awaited, ...idsOf(events.filter(({ inPlay }) => !inPlay))]),
      begun: new Set([...known.begun, ...idsOf(playing)]),
    },
  };
}
