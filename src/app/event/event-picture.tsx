import type { Incident } from '#domain/market/scoreboard.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { TheatrePart } from '../stream/theatre-part.tsx';
import { EventChart } from './event-chart.tsx';

interface EventPictureProps {
  event: EventFieldsFragment;
  /** Oldest first. */
  incidents: readonly Incident[];
  strikes: readonly number[];
}

/** An index's chart with its seal, or the theatre of a virtual event, which has no Live Stream beside it. */
export const EventPicture = ({ event, incidents, strikes }: EventPictureProps) =>
  event.sportId === sportIds.binary ? (
    <EventChart name={event.tournamentName} incidents={incidents} strikes={strikes} />
  ) : (
    <TheatrePart event={{ ...event, eventId: event.exEventId }} isLow />
  );
