import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { bannersShown } from '#domain/site/carousel.ts';
import { homeBlocks, homeColumns, homeRows, type HomeBlock } from '#domain/site/home-blocks.ts';
import { sportOfPath } from '#domain/site/sport-path.ts';
import { CarouselSpace } from '#features/carousel/carousel-space.tsx';
import { useAccountImages, useHasOpenBets } from '#features/account-feed/use-account.ts';
import { useIsSignedIn, useUserName } from '#features/session/session.provider.tsx';
import { useIsEventsMissing, useSportId } from '#features/startup/startup.provider.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { PageTitle } from '../page-title.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { usePromotions } from '../use-promotions.ts';
import { EventsUnknown } from './events-unknown.tsx';
import { InPlayNow } from './home-in-play.tsx';
import { useHomeOrder } from './use-home-order.ts';
import heroCss from '../prices/hero-match.module.css';
import css from './page.module.css';

const SportPage = lazyPart(async () => (await import('./sport-page.tsx')).SportPage);
const HomePart = lazyPart(async () => (await import('./home-blocks.tsx')).HomePart);
const HomeLine = lazyPart(async () => (await import('./home-blocks.tsx')).HomeLine);
const InPlayOrder = lazyPart(async () => (await import('./home-in-play-order.tsx')).InPlayOrder);
const HeroMatch = lazyPart(async () => (await import('../prices/hero-match.tsx')).HeroMatch);
const Carousel = lazyPart(async () => (await import('#features/carousel/carousel.tsx')).Carousel);

/** A phone shows one banner and the edge of the next; two would be too small to read. */
const bannersOnPhone = 1.5;
/** There is room for a second column between the frame's. */
const hasTwoColumns = '(width >= 1760px)';

/** Home, or the page of the sport that the address names. */
export function HomePage() {
  const { pathname, search } = useLocation();
  const named = sportOfPath(`${pathname}${search}`);
  // A boundary of its own: the page's stands for home too, which would not be shown while it holds a failure.
  if (named !== null)
    return (
      <PartBoundary key={named} name="This page" loading={<SkeletonRows rows={6} label="Loading the page" />}>
        <SportPage sportId={named} />
      </PartBoundary>
    );
  return (
    <>
      {/* The route's title stays while a sport's page, which has its own, is left for home. */}
      <PageTitle title="Home" />
      <LiveMarkets />
    </>
  );
}

/** Whether the bettor had open bets as they came: above the price that was just pressed, their block would move it away. */
function useHasPositionsFromTheStart(): boolean {
  const userName = useUserName();
  const isKnown = useAccountImages() > 0;
  const hasOpenBets = useHasOpenBets();
  const [without, setWithout] = useState<string | null>(null);
  if (isKnown && !hasOpenBets && userName !== without) setWithout(userName);
  return hasOpenBets && userName !== without;
}

/** What can be bet on now, in blocks. Where one has not come, its room is kept. */
function LiveMarkets() {
  const sportId = useSportId();
  const now = useNow();
  // Many rows: they are drawn in pieces, so that a press in between does not wait.
  const events = useDeferredValue(useLiveEvents(now));
  const isMissing = useIsEventsMissing();
  const isTwoColumned = useMedia(hasTwoColumns);
  const hasToken = useIsSignedIn();
  const hasPositions = useHasPositionsFromTheStart();
  const order = useHomeOrder();
  const playing = events?.filter(({ inPlay }) => inPlay) ?? null;
  const hasCome = order !== null && events !== null;

  const renderBlock = (block: HomeBlock): ReactNode => {
    if (block === 'promotions') return <Promotions />;
    if (block === 'inPlay') return isMissing ? <EventsUnknown /> : renderInPlay();
    if (isMissing || (block === 'positions' && !hasPositions)) return null;
    // Where nothing is in play, nothing leads, and nothing comes in its place.
    if (block === 'leading' && hasCome && playing?.length === 0) return null;
    const room = <Room of={block} />;
    if (!hasCome || !playing) return room;
    return (
      <PartBoundary name="This part of the page" loading={room}>
        {block === 'leading' ? (
          <HeroMatch {...{ playing, sportId, hasToken }} />
        ) : (
          <HomePart {...{ block, playing, events, now, hasToken }} />
        )}
      </PartBoundary>
    );
  };
  const renderInPlay = () => {
    const loading = (
      <div className={css.room} data-of="inPlay">
        <SkeletonRows rows={10} label="Loading the events" />
      </div>
    );
    return (
      <PartBoundary name="What is in play" loading={loading}>
        <InPlayOrder
          playing={order && playing}
          sportId={sportId}
          render={(inPlay) => <InPlayNow {...{ inPlay, now, hasToken }} isFirstDay={events?.length === 0} />}
          loading={loading}
        />
      </PartBoundary>
    );
  };
  const rows = (blocks: readonly HomeBlock[]) =>
    homeRows(blocks).map((row) => (
      <div key={row[0]} className={css.row} data-of={row.length > 1 ? 'two' : row[0]}>
        {row.map((block) => (
          <div key={block} className={css.block}>
            {renderBlock(block)}
          </div>
        ))}
      </div>
    ));
  const shown = order ?? homeBlocks;
  const { main, beside } = homeColumns(shown);
  return (
    <div className={css.home}>
      <VisuallyHidden>
        <h1>Live markets</h1>
      </VisuallyHidden>
      <div className={css.line}>
        <PartBoundary name="What this is" isAsked={false}>
          <HomeLine />
        </PartBoundary>
      </div>
      <div className={css.column}>{rows(isTwoColumned ? main : shown)}</div>
      {isTwoColumned && <div className={css.column}>{beside.map((block) => rows([block]))}</div>}
    </div>
  );
}

function Promotions() {
  const banners = usePromotions();
  const { hash } = useLocation();
  const isNarrow = useMedia(narrow);
  if (!banners) return <CarouselSpace />;
  return (
    <PartBoundary name="The promotions" loading={<CarouselSpace />}>
      <Carousel
        key={banners.length}
        banners={banners}
        isOpen={hash === '#promotions'}
        shown={isNarrow ? bannersOnPhone : bannersShown}
      />
    </PartBoundary>
  );
}

/** As much room as a block takes, until it is there. */
const Room = ({ of }: { of: HomeBlock }) => (
  <div className={of === 'leading' ? heroCss.leading : css.room} data-of={of} aria-hidden />
);
