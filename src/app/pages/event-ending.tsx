import { EventResult } from '#features/results/event-result.tsx';

/** What stands above the markets of a race that has ended: its result. */
export const EventEnding = ({ eventId, isRace }: { eventId: string; isRace: boolean }) =>
  isRace && <EventResult eventId={eventId} />;
