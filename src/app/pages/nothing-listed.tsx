import type { EventDay } from '#domain/market/event-days.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

interface NothingListedProps {
  sportName: string;
  day: EventDay | null;
  /** The name of the market that was asked for; null: each event's main one. */
  market: string | null;
  /** Whether one competition alone was asked for. */
  isPart: boolean;
}

/** Says what of a sport is not there, and what to do about it. */
export function NothingListed({ sportName, day, market, isPart }: NothingListedProps) {
  const name = sportName.toLowerCase();
  if (market !== null)
    return <EmptyState title={`Nothing here has ${market} now`}>Choose another market above.</EmptyState>;
  if (isPart && day === null)
    return (
      <EmptyState title="No match of this competition is listed now">
        Its next matches appear here by themselves as they are announced.
      </EmptyState>
    );
  if (day === null)
    return (
      <EmptyState title={`No ${name} is listed`}>
        Matches appear here by themselves as they are announced.
      </EmptyState>
    );
  return (
    <EmptyState title={day === 'live' ? `No ${name} is in play` : `No ${name} on that day`}>
      Choose another day above.
    </EmptyState>
  );
}
