import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, daysOf } from '#domain/market/event-days.ts';
import { marketChoices, matchedIn, shownMarkets } from '#domain/market/listed-markets.ts';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { ChoicesView } from '#features/sport-page/choices.view.tsx';
import type { EventFieldsFragment, SportMarketsQuery } from '#graphql/__generated__/graphql.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { LeadingMatch } from '../prices/hero-match.tsx';
import { pricesOfMarkets, pricesUnder } from '../prices/event-prices.tsx';
import { useLead } from '../prices/use-lead.ts';
import { useHeads } from '../use-heads.ts';
import { useMatchedOrder } from '../use-matched-order.ts';
import { useSportPart } from '../use-sport-part.ts';
import { NothingListed } from './nothing-listed.tsx';
import { SportLists } from './sport-lists.tsx';
import heroCss from '../prices/hero-match.module.css';

interface SportEventsProps {
  sportId: string;
  sportName: string;
  /** All of the sport, by start. */
  events: readonly EventFieldsFragment[];
  /** Only what is in play is listed: there is no day to choose, and no match leads. */
  isInPlay: boolean;
  /** RFC 3339. */
  now: string;
  /** All of the sport; null until they are known. */
  markets: SportMarketsQuery['sportMarkets'] | null;
  /** The markets could not be asked for the last time. */
  hasFailed: boolean;
}

const none: readonly never[] = [];

/** The events of a sport that the address asks for, with the choices of what is asked for. */
export function SportEvents(props: SportEventsProps) {
  const { sportId, sportName, events, isInPlay, now, markets, hasFailed } = props;
  const hasToken = useIsSignedIn();
  const sportHeads = useHeads(sportId);
  const part = useSportPart();
  const { competition, market, order } = part;
  const day = isInPlay ? 'live' : part.day;
  // Chosen again, the order is taken anew.
  const [turn, setTurn] = useState(0);
  const shown = useMemo(() => markets && shownMarkets(events, markets, market), [events, markets, market]);
  const matchedOf = useMemo(() => markets && matchedIn(markets, market), [markets, market]);
  const inPart = events.filter(({ tournamentId }) => competition === null || tournamentId === competition);
  const offered = inPart.filter(({ exEventId }) => market === null || shown?.has(exEventId));
  const playing = offered.filter(({ inPlay }) => inPlay);
  const lead = useLead(playing, sportId);
  // The leading match shows its main market, and is not the first by what was matched alone.
  const mayLead = !isInPlay && market === null && order === null && (day === null || day === 'live');
  const isLedOn = mayLead && playing.length > 0;
  const matched = useMatchedOrder(
    order === null ? null : JSON.stringify([day, competition, market, turn]),
    shown && new Map([...shown].map(([eventId, its]) => [eventId, its.matched])),
  );
  // What is chosen cannot be listed before the markets are known.
  const isWaiting = !markets && (market !== null || order !== null) && !hasFailed;
  const isMarketUnknown = market !== null && !markets && hasFailed;
  // A competition stands where its first event does, so those that are played come first.
  const inOrder = [...playing, ...offered.filter(({ inPlay }) => !inPlay)];
  const listed = inOrder.filter((event) => day === null || dayOf(event) === day);
  const heads = market === null ? sportHeads : none;
  const renderPrices = useMemo(
    () => (market !== null && shown ? pricesOfMarkets(shown) : pricesUnder(heads)),
    [market, shown, heads],
  );
  const days = daysOf(offered);
  return (
    <>
      <ChoicesView
        days={isInPlay ? null : { days, chosen: day, now, onChoose: (id) => part.choose('day', id) }}
        order={{
          chosen: order,
          onChoose: (id) => {
            setTurn((before) => before + 1);
            part.choose('order', id);
          },
        }}
        markets={markets ? marketChoices(inPart, markets) : none}
        {...{ market }}
        onMarket={(name) => part.choose('market', name)}
      />
      {competition !== null && <Link to={part.addressOf('competition', null)}>All of {sportName}</Link>}
      {isLedOn && (
        <PartBoundary name="The leading match" loading={<div className={heroCss.leading} aria-hidden />}>
          <LeadingMatch choice={lead} hasToken={hasToken} />
        </PartBoundary>
      )}
      {isWaiting && <SkeletonRows rows={8} label="Loading the markets" />}
      {isMarketUnknown && <MarketsUnknown />}
      {!isWaiting && !isMarketUnknown && (
        <>
          {listed.length === 0 && (
            <NothingListed {...{ sportId, sportName, isInPlay, day, days, now, part }} />
          )}
          <SportLists
            {...{ now, hasToken, heads, renderPrices, order, matched, matchedOf }}
            events={listed}
            leadId={isLedOn ? (lead.lead?.event.exEventId ?? null) : null}
            addressOf={competition === null ? (id) => part.addressOf('competition', id) : null}
            onOrderAgain={() => setTurn((before) => before + 1)}
          />
        </>
      )}
    </>
  );
}

const MarketsUnknown = () => (
  <EmptyState title="The markets are not known">
    They could not be loaded. They are asked for again.
  </EmptyState>
);
