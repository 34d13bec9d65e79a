import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { newestFirst } from '#domain/bet/order.ts';
import type { Side } from '#domain/bet/side.ts';
import { isEditable } from '#domain/bet/slip-card.ts';
import { countsAt, drawnDigits } from '#domain/market/drawn-digits.ts';
import { listedEventPath } from '#domain/market/event-path.ts';
import { sportIds } from '#domain/market/sport.ts';
import { timing } from '#domain/site/timing.ts';
import { useOrders } from '#features/account-feed/use-account.ts';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import { DigitCountsView } from '#features/lottery-draw/digit-counts.view.tsx';
import { DrawHeadView } from '#features/lottery-draw/draw-head.view.tsx';
import { Results } from '#features/results/results.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { DrawnDigitsDocument, type EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx';
import { useEventMarkets } from '../event/use-event-markets.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { DigitMarket } from '../prices/digit-market.tsx';
import css from './lottery-page.module.css';
import pageCss from './page.module.css';

const sportId = sportIds.lottery;

/** The draw that comes next, or the one that the bettor chose, with a market a digit; the past draws and their digits. */
export function LotteryPage() {
  const hasToken = useIsSignedIn();
  const now = useNow();
  const events = useLiveEvents(now)?.filter((event) => event.sportId === sportId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  if (!events) return <SkeletonRows rows={8} label="Loading the draws" />;
  const draw = events.find(({ exEventId }) => exEventId === chosen) ?? events[0];
  return (
    <div className={pageCss.page}>
      <h1 className={pageCss.heading}>Lottery</h1>
      {events.length > 1 && (
        <div className={pageCss.choices} role="group" aria-label="Choose a draw">
          {events.map(({ exEventId, eventName }) => (
            <Chip
              key={exEventId}
              pressed={exEventId === draw?.exEventId}
              onClick={() => setChosen(exEventId)}
            >
              {eventName}
            </Chip>
          ))}
        </div>
      )}
      {draw ? (
        <Draw key={draw.exEventId} {...{ draw, hasToken, place }} onPlace={setPlace} />
      ) : (
        <EmptyState title="No draw is open">The next one appears here as it is announced.</EmptyState>
      )}
      <div className={css.past}>
        <div className={css.counts}>
          <DigitCounts place={place} />
        </div>
        <Results
          {...{ sportId, now, hasToken }}
          title="Past draws"
          refreshOn={events.map(({ exEventId }) => exEventId).join()}
        />
      </div>
    </div>
  );
}

interface DrawProps {
  draw: EventFieldsFragment;
  hasToken: boolean;
  /** The digit whose market is shown: 0 for the first. */
  place: number;
  onPlace: (place: number) => void;
}

function Draw({ draw, hasToken, place, onPlace }: DrawProps) {
  const { exEventId: eventId, eventName, eventTime, score } = draw;
  const { data } = useEventMarkets(eventId);
  const markets = data?.markets ?? [];
  const about = {
    event: <Link to={listedEventPath(eventId, sportId, hasToken)}>{eventName}</Link>,
    eventTime,
    drawn: drawnDigits(score?.period ?? ''),
  };
  return (
    <section className={css.draw} aria-label={eventName}>
      {markets.length === 0 ? <Head {...about} own={[]} /> : <OwnHead {...about} markets={markets} />}
      {markets.length === 0 && <SkeletonRows rows={6} label="Loading the digits" />}
      {markets.length > 0 && (
        <Tabs
          label="Which digit"
          value={String(Math.min(place, markets.length - 1))}
          onChange={(value) => onPlace(Number(value))}
          stretch
          items={markets.map(({ marketName }, at) => ({ value: String(at), label: marketName }))}
        >
          {markets.map(({ marketId, marketName }, at) => (
            <TabPanel key={marketId} value={String(at)}>
              <DigitMarket marketId={marketId} name={marketName} />
            </TabPanel>
          ))}
        </Tabs>
      )}
    </section>
  );
}

interface HeadProps {
  event: ReactNode;
  eventTime: string;
  /** First digit first; null for each that is not drawn. */
  drawn: readonly (number | null)[] | null;
  /** What the bettor backs, in the slip or by a bet, in the same order. */
  own: readonly (number | null)[];
}

function Head({ drawn, own, ...about }: HeadProps) {
  const digits = placeNames.map((_, place) => {
    const digit = drawn?.[place] ?? own[place];
    return digit == null ? null : { digit, isDrawn: drawn?.[place] != null };
  });
  return <DrawHeadView {...about} digits={digits} own={own} />;
}

function OwnHead({ markets, ...about }: Omit<HeadProps, 'own'> & { markets: readonly DigitMarketFields[] }) {
  return <Head {...about} own={useOwnDigits(markets)} />;
}

/** A market on a digit, as far as that matters here. */
interface DigitMarketFields {
  marketId: string;
  runners: readonly { runnerId: string; name: string }[];
}

/** The digit that the bettor backs in each of these markets: in the slip, else by the newest bet; null where there is none. */
function useOwnDigits(markets: readonly DigitMarketFields[]): (number | null)[] {
  const cards = useSelector(useSlip(), ({ context }) => context.cards);
  const orders = [...useOrders().values()].sort(newestFirst);
  return markets.map(({ marketId, runners }) => {
    const isHere = (one: { marketId: string; side: Side }) =>
      one.marketId === marketId && one.side === 'BACK';
    const card = cards.find((one) => isHere(one) && isEditable(one));
    const order = orders.find((one) => isHere(one) && one.matched + one.remaining > 0);
    const backed = runners.find(({ runnerId }) => runnerId === (card ?? order)?.runnerId);
    return backed ? Number(backed.name) : null;
  });
}

const placeNames = ['First digit', 'Second digit', 'Third digit'];

function DigitCounts({ place }: { place: number }) {
  const { data } = useAsked(DrawnDigitsDocument, { sportId }, timing.resultsRefresh);
  const draws = data?.results.flatMap(({ score }) => [drawnDigits(score?.period ?? '') ?? []]) ?? [];
  return <DigitCountsView name={placeNames[place] ?? ''} counts={countsAt(draws, place)} />;
}
