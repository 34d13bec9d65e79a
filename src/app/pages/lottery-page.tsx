import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isEditable } from '#domain/bet/slip-card.ts';
import { countsAt, drawnDigits } from '#domain/market/drawn-digits.ts';
import { listedEventPath } from '#domain/market/event-path.ts';
import { sportIds } from '#domain/market/sport.ts';
import { timing } from '#domain/site/timing.ts';
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
import { useEventMarkets } from '../use-event-markets.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { DigitMarket } from './digit-market.tsx';
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
      {markets.length === 0 ? (
        <Head {...about} picks={[]} />
      ) : (
        <PickedHead {...about} marketIds={markets.map(({ marketId }) => marketId)} />
      )}
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
  /** What the slip backs instead, in the same order. */
  picks: readonly (number | null)[];
}

function Head({ drawn, picks, ...about }: HeadProps) {
  const digits = placeNames.map((_, place) => {
    const digit = drawn?.[place] ?? picks[place];
    return digit == null ? null : { digit, isDrawn: drawn?.[place] != null };
  });
  return <DrawHeadView {...about} digits={digits} />;
}

function PickedHead({ marketIds, ...about }: Omit<HeadProps, 'picks'> & { marketIds: readonly string[] }) {
  return <Head {...about} picks={usePickedDigits(marketIds)} />;
}

/** The digit that the slip backs in each of these markets; null where it backs none. */
function usePickedDigits(marketIds: readonly string[]): (number | null)[] {
  const cards = useSelector(useSlip(), ({ context }) => context.cards);
  return marketIds.map((marketId) => {
    const card = cards.find((one) => one.marketId === marketId && one.side === 'BACK' && isEditable(one));
    return card ? Number(card.runnerName) : null;
  });
}

const placeNames = ['First digit', 'Second digit', 'Third digit'];

function DigitCounts({ place }: { place: number }) {
  const { data } = useAsked(DrawnDigitsDocument, { sportId }, timing.resultsRefresh);
  const draws = data?.results.flatMap(({ score }) => [drawnDigits(score?.period ?? '') ?? []]) ?? [];
  return <DigitCountsView name={placeNames[place] ?? ''} counts={countsAt(draws, place)} />;
}
