import { indexPoints } from '#domain/market/index-points.ts';
import type { Incident } from '#domain/market/scoreboard.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { IndexChartView } from '#features/index-chart/index-chart.view.tsx';
import { TheatrePart } from '../frame/theatre-part.tsx';

interface EventPictureProps {
  event: EventFieldsFragment;
  /** Oldest first. */
  incidents: readonly Incident[];
  strikes: readonly number[];
}

/** An index's chart, or the theatre of a virtual event, which has no Live Stream beside it. */
export const EventPicture = ({ event, incidents, strikes }: EventPictureProps) =>
  event.sportId === sportIds.binary ? (
    <IndexChartView name={event.tournamentName} points={indexPoints(incidents)} strikes={strikes} />
  ) : (
    <TheatrePart event={{ ...event, eventId: event.exEventId }} isLow />
  );
