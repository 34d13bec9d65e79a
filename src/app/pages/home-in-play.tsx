import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { Button } from '#ui/button/button.tsx';
import { CountedChips } from '#ui/counted-chips/counted-chips.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { renderStar } from '../favourites/render-star.tsx';
import { playedSports } from '../played-sports.ts';
import { pricesUnder } from '../prices/event-prices.tsx';
import { useAfterStart } from '../use-after-start.ts';

/** How many of the matches in play home shows, until all are asked for. */
const playingShown = 12;
/** More rows than fit on a phone's first screen. */
const drawnOnPhone = 6;
/** Said while no event at all is listed, as in the first half minute of a new installation. */
const firstEvents =
  'The first events are on their way. They appear here by themselves, within a minute of the site’s start.';

interface InPlayNowProps {
  /** In their order. */
  inPlay: readonly EventFieldsFragment[];
  /** No event at all is listed yet. */
  isFirstDay: boolean;
  /** RFC 3339. */
  now: string;
  hasToken: boolean;
}

/** What is in play, of one sport or of all. */
export function InPlayNow({ inPlay, isFirstDay, now, hasToken }: InPlayNowProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isNarrow = useMedia(narrow);
  const isAfterStart = useAfterStart();
  const [isWhole, setIsWhole] = useState(false);
  const chips = playedSports(inPlay);
  // In the address, so that it is there again after Back. The sport that was chosen may be over.
  const named = new URLSearchParams(search).get('played');
  const chosen = chips.some(({ id }) => id === named) ? named : null;
  const choose = (id: string | null) => void navigate(id === null ? '?' : `?played=${id}`, { replace: true });
  const listed = chosen === null ? inPlay : inPlay.filter((event) => event.sportId === chosen);
  const isCut = !isWhole && chosen === null && listed.length > playingShown;
  const drawn = isNarrow && !isAfterStart ? drawnOnPhone : undefined;
  return (
    <EventListView
      title="In play now"
      events={listed}
      choice={
        chips.length > 2 && <CountedChips label="Sports in play" {...{ chips, chosen }} onChoose={choose} />
      }
      now={now}
      renderPrices={pricesUnder([])}
      renderStar={renderStar}
      hasToken={hasToken}
      drawn={isCut ? playingShown : drawn}
      hasIcons
      isCompact
      foot={
        isCut && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            Show all {listed.length}
          </Button>
        )
      }
      empty={
        <EmptyState title="Nothing is in play">
          {isFirstDay ? firstEvents : 'Events appear here as they start.'}
        </EmptyState>
      }
    />
  );
}
