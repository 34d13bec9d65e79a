import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, daysOf } from '#domain/market/event-days.ts';
import { isDue } from '#domain/market/is-due.ts';
import { marketChoices, shownMarkets } from '#domain/market/listed-markets.ts';
import { hrefOf } from '#domain/site/route.ts';
import { timing } from '#domain/site/timing.ts';
import { formatStart } from '#domain/words/when.ts';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { ChoicesView } from '#features/sport-page/choices.view.tsx';
import { SportHeadView } from '#features/sport-page/sport-head.view.tsx';
import { useIsEventsMissing, useLists } from '#features/startup/startup.provider.tsx';
import { SportMarketsDocument } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { LeadingMatch } from '../prices/hero-match.tsx';
import { pricesOfMarkets, pricesUnder } from '../prices/event-prices.tsx';
import { useLead } from '../prices/use-lead.ts';
import { useHeads } from '../use-heads.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { useMatchedOrder } from '../use-matched-order.ts';
import { useSportPart } from '../use-sport-part.ts';
import { PageTitle } from '../page-title.tsx';
import { useNow } from '../use-now.ts';
import { EventsUnknown } from './events-unknown.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { SportLists } from './sport-lists.tsx';
import heroCss from '../prices/hero-match.module.css';
import css from './page.module.css';

const none: readonly never[] = [];

/** Everything of one sport: the match that leads, then its competitions with what is in play and to come, by day. */
export function SportPage({ sportId }: { sportId: string }) {
  const sport = useLists()?.sports.find((one) => one.sportId === sportId);
  const hasToken = useIsSignedIn();
  const now = useNow();
  const sportHeads = useHeads(sportId);
  const isMissing = useIsEventsMissing();
  const part = useSportPart();
  const { day, competition, market, order } = part;
  // Chosen again, the order is taken anew.
  const [turn, setTurn] = useState(0);
  const events = useLiveEvents(now);
  const asked = useAsked(SportMarketsDocument, { sportId }, timing.resultsRefresh);
  const markets = asked.data?.sportMarkets ?? null;
  const shown = useMemo(
    () => markets && shownMarkets(events ?? none, markets, market),
    [events, markets, market],
  );
  const ofSport = events?.filter((event) => event.sportId === sportId && isDue(event, now));
  const toCome = ofSport?.filter(({ inPlay }) => !inPlay) ?? [];
  const inPart = ofSport?.filter(({ tournamentId }) => competition === null || tournamentId === competition);
  const offered = inPart?.filter(({ exEventId }) => market === null || shown?.has(exEventId));
  const playing = offered?.filter(({ inPlay }) => inPlay) ?? [];
  const lead = useLead(playing, sportId);
  // The leading match shows its main market, and is not the first by what was matched alone.
  const isLedOn = playing.length > 0 && market === null && order === null && (day === null || day === 'live');
  const matched = useMatchedOrder(
    order === null ? null : JSON.stringify([day, competition, market, turn]),
    shown && matchedIn(shown),
  );
  // What is chosen cannot be listed before the markets are known.
  const isWaiting = !markets && (market !== null || order !== null) && !asked.hasFailed;
  const isMarketUnknown = market !== null && !markets && asked.hasFailed;
  // A competition stands where its first event does, so those that are played come first.
  const inOrder = [...playing, ...(offered?.filter(({ inPlay }) => !inPlay) ?? [])];
  const listed = inOrder.filter((event) => day === null || dayOf(event) === day);
  const heads = market === null ? sportHeads : none;
  const renderPrices = useMemo(
    () => (market !== null && shown ? pricesOfMarkets(shown) : pricesUnder(heads)),
    [market, shown, heads],
  );
  const next = toCome[0];
  const sportName = sport?.sportName ?? 'Sport';
  return (
    <div className={css.page}>
      <PageTitle title={sportName} />
      <SportHeadView
        {...{ sportId, sportName }}
        counts={
          ofSport && !isMissing ? { inPlay: ofSport.length - toCome.length, toCome: toCome.length } : null
        }
        next={next ? formatStart(next.eventTime, now) : null}
      />
      {isMissing && <EventsUnknown />}
      {!isMissing && !offered && <SkeletonRows rows={8} label="Loading the events" />}
      {!isMissing && inPart && offered && (
        <>
          <ChoicesView
            days={{ days: daysOf(offered), chosen: day, now, onChoose: (id) => part.choose('day', id) }}
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
          {competition !== null && <Link to={part.addressOf(null)}>All of {sportName}</Link>}
          {isLedOn && (
            <PartBoundary name="The leading match" loading={<div className={heroCss.leading} aria-hidden />}>
              <LeadingMatch choice={lead} hasToken={hasToken} />
            </PartBoundary>
          )}
          {isWaiting && <SkeletonRows rows={8} label="Loading the markets" />}
          {isMarketUnknown && (
            <EmptyState title="The markets are not known">
              They could not be loaded. They are asked for again.
            </EmptyState>
          )}
          {!isWaiting && !isMarketUnknown && (
            <>
              {listed.length === 0 && (
                <NothingListed {...{ sportName, day, market }} isPart={competition !== null} />
              )}
              <SportLists
                {...{ now, hasToken, heads, renderPrices, order, matched }}
                events={listed}
                leadId={isLedOn ? (lead.lead?.event.exEventId ?? null) : null}
                addressOf={competition === null ? part.addressOf : null}
                onOrderAgain={() => setTurn((before) => before + 1)}
              />
            </>
          )}
        </>
      )}
      <Link to={hrefOf('results', { sportId })}>Results and tables in {sportName}</Link>
    </div>
  );
}

const matchedIn = (shown: ReadonlyMap<string, { matched: number }>): ReadonlyMap<string, number> =>
  new Map([...shown].map(([eventId, { matched }]) => [eventId, matched]));
