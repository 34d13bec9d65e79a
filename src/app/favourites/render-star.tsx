import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';

// They come with the notes, which every page fetches.
const EventStar = lazyPart(async () => (await import('../frame/page-notes.tsx')).EventStar);
const CompetitionStar = lazyPart(async () => (await import('../frame/page-notes.tsx')).CompetitionStar);

/** Renders an event's star. */
export const renderStar = (event: EventFieldsFragment) => (
  <PartBoundary name="The star" isAsked={false}>
    <EventStar event={event} />
  </PartBoundary>
);

/** Renders the star of a competition of matches; races have none. */
export const renderCompetitionStar = ({ sportId, tournamentName, home }: EventFieldsFragment) =>
  home !== null &&
  tournamentName !== '' && (
    <PartBoundary name="The star" isAsked={false}>
      <CompetitionStar sportId={sportId} name={tournamentName} />
    </PartBoundary>
  );
