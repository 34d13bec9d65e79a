import { useCallback } from 'react';
import { competitionsOf } from '#domain/market/competitions.ts';
import { byMatched } from '#domain/market/listed-markets.ts';
import { formatCellSize } from '#domain/money/money.ts';
import { EventListView, type EventListViewProps } from '#features/event-list/event-list.view.tsx';
import type { SportOrder } from '#features/sport-page/order-choice.view.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { Button } from '#ui/button/button.tsx';
import { renderCompetitionStar, renderStar } from '../favourites/render-star.tsx';
import css from './page.module.css';

interface SportListsProps extends Pick<EventListViewProps, 'now' | 'hasToken' | 'heads' | 'renderPrices'> {
  /** What is in play first, each part by start. */
  events: readonly EventFieldsFragment[];
  /** The one that leads the page: it stands above the lists, and in none of them. None leads what is by most matched. */
  leadId: string | null;
  order: SportOrder;
  /** What was matched in each when the order was taken; null where that is not known. */
  matched: ReadonlyMap<string, number> | null;
  /** What was matched by now in the market that a row shows; null while that is not known. */
  matchedOf: ((event: EventFieldsFragment) => number | null) | null;
  /** The address of a competition; null where it is shown alone. */
  addressOf: ((tournamentId: string) => string) | null;
  onOrderAgain: () => void;
}

/** A sport's events: by start in their competitions, or in one list by how much was matched. */
export function SportLists(props: SportListsProps) {
  const { events, leadId, order, matched, matchedOf, addressOf, now, hasToken, heads, renderPrices } = props;
  const whyOf = useCallback(
    (event: EventFieldsFragment) => matchedWords(matchedOf?.(event) ?? null),
    [matchedOf],
  );
  if (order !== null && matched) return <MostMatched {...props} matched={matched} />;
  return (
    <>
      {order !== null && (
        <p className={css.lead} role="status">
          What was matched could not be loaded, so the list is by start. It is asked for again.
        </p>
      )}
      {competitionsOf(events).map(({ tournamentId, name, events: its }) => {
        const listed = its.filter(({ exEventId }) => exEventId !== leadId);
        return (
          <EventListView
            key={tournamentId}
            title={name}
            {...(addressOf && { address: addressOf(tournamentId) })}
            renderStar={renderStar}
            star={its[0] && renderCompetitionStar(its[0])}
            empty={null}
            // Its head stays, with its star, so that competitions do not come and go with what leads.
            foot={listed.length === 0 && 'Its one match here leads the page, above.'}
            isOneCompetition
            events={listed}
            {...{ now, hasToken, heads, renderPrices, whyOf }}
          />
        );
      })}
    </>
  );
}

function MostMatched({
  events,
  matched,
  onOrderAgain,
  ...given
}: SportListsProps & { matched: ReadonlyMap<string, number> }) {
  const { now, hasToken, heads, renderPrices } = given;
  const whyOf = useCallback(
    ({ exEventId, inPlay, tournamentName }: EventFieldsFragment) => {
      const words = matchedWords(matched.get(exEventId) ?? 0);
      // What is to come says its competition already.
      return inPlay ? `${tournamentName} · ${words}` : words;
    },
    [matched],
  );
  if (events.length === 0) return null;
  return (
    <EventListView
      title="Most matched"
      events={byMatched(byStart(events), matched)}
      renderStar={renderStar}
      empty={null}
      foot={
        <>
          The rows stay where they are while you read. <Button onClick={onOrderAgain}>Order again</Button>
        </>
      }
      {...{ now, hasToken, heads, renderPrices, whyOf }}
    />
  );
}

const matchedWords = (matched: number | null): string =>
  matched === null ? '' : `Matched ${formatCellSize(matched)}`;

const byStart = (events: readonly EventFieldsFragment[]) =>
  events.toSorted((a, b) => Date.parse(a.eventTime) - Date.parse(b.eventTime));
