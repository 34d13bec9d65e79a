import { useSelector } from '@xstate/react';
import { Pin, PinOff, ScrollText } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { maxPinnedMarkets, togglePinned } from '#domain/bettor/bettor-settings.ts';
import { ownOffersOf } from '#domain/bet/own-offers.ts';
import type { Conflation } from '#domain/market/conflation.ts';
import { eventPath } from '#domain/market/event-path.ts';
import { useOrdersOf, usePositionOf } from '#features/account-feed/use-account.ts';
import {
  useBettorSettings,
  useBettorSettingsRef,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useShownCashOuts } from '#features/cash-out/cash-out.provider.tsx';
import type { PressedPrice } from '#features/market/live-price-cell.tsx';
import { LiveMarketView, type LiveMarketViewProps } from '#features/market/live-market.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { useIsConnectionLost } from '#live/live-provider.tsx';
import { useDefinition } from '#live/use-market.ts';
import { notLiveReasonOf } from '#machines/market-feed/market-feed.machine.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { tellBeside } from '#ui/toast/tell-beside.ts';
import { useRememberedPin } from '../favourites/pin-names.ts';
import { usePopups } from '../popups/popups.tsx';
import { useMarketResult, type PointedPrice } from './use-market-result.ts';
import { usePick } from './use-pick.ts';
import { usePicked } from './use-picked.ts';

// Only who has bets in a market sees one.
const CashOut = lazyPart(async () => (await import('#features/cash-out/cash-out.tsx')).CashOut);

// Fetched only when someone opens a runner.
const RunnerPanel = lazyPart(async () => (await import('./runner-panel.tsx')).RunnerPanel);

export interface LiveMarketProps {
  marketId: string;
  /** Set where the market is one of many. */
  conflation?: Conflation;
  /** The market is not on its event's page: the event is named and links there. */
  isElsewhere?: boolean;
  /** Another market above already says that the connection is lost. */
  isOneOfMany?: boolean;
  /** Stands in place of a market that the exchange no longer has. */
  gone?: ReactNode;
  /** What is known of a runner besides its prices. */
  aside?: NonNullable<LiveMarketViewProps['aside']>;
}

/** A market with its prices, what the bettor has in it, and the actions for it as a whole. */
export function LiveMarket({
  marketId,
  conflation = 0,
  isElsewhere = false,
  isOneOfMany = false,
  gone,
  aside,
}: LiveMarketProps) {
  const isLost = useIsConnectionLost();
  const { store, feed } = useMarketFeed(marketId, conflation);
  const definition = useDefinition(store);
  const reason = useSelector(feed, notLiveReasonOf);
  const pick = usePick();
  // The same at each rendering, or all its prices would render too.
  const onPick = useCallback(
    (price: PressedPrice) => definition && pick(definition, price),
    [definition, pick],
  );
  const popups = usePopups();
  const { pinnedMarkets } = useBettorSettings();
  const settings = useBettorSettingsRef();
  const position = usePositionOf(marketId);
  const isCashOutShown = useShownCashOuts().includes(marketId);
  const orders = useOrdersOf(marketId);
  const own = useMemo(() => ownOffersOf(marketId, orders), [marketId, orders]);
  const [withUnmatched, setWithUnmatched] = useState(false);
  const [pointed, setPointed] = useState<PointedPrice | null>(null);
  const { hasUnmatched, ...result } = useMarketResult(marketId, definition, withUnmatched, pointed);
  const [openId, setOpenId] = useState<string | null>(null);
  const hasBook = (position?.numbers?.length ?? 0) > 0;
  const isPinned = pinnedMarkets.includes(marketId);
  useRememberedPin(isPinned ? definition : null);
  const pin = (pressed: Element) => {
    const pinned = togglePinned(pinnedMarkets, marketId);
    if (pinned) settings.send({ type: 'setting.changed', change: { pinnedMarkets: pinned } });
    else
      tellBeside(pressed, `${maxPinnedMarkets} markets are pinned, the most there can be. Unpin one first.`);
  };
  return (
    <LiveMarketView
      store={store}
      definition={definition}
      notLiveReason={reason}
      isSaidAbove={isOneOfMany && (isLost || reason === 'offline')}
      {...result}
      {...{ gone }}
      {...(aside && { aside })}
      onPoint={setPointed}
      picked={usePicked(marketId)}
      own={own}
      onPick={onPick}
      details={{
        openId,
        onToggle: (runnerId) => setOpenId(runnerId === openId ? null : runnerId),
        content: definition && openId !== null && (
          <PartBoundary
            name="The runner’s ladder and graph"
            resetKey={openId}
            loading={<SkeletonRows rows={8} label="Loading the runner" />}
          >
            <RunnerPanel key={openId} {...{ store, definition }} runnerId={openId} isLive={reason === null} />
          </PartBoundary>
        ),
      }}
      atEnd={
        definition &&
        (position ?? isCashOutShown) && (
          <PartBoundary name="Cash out">
            <CashOut {...{ store, definition, position, orders }} place="market" isLive={reason === null} />
          </PartBoundary>
        )
      }
      event={
        isElsewhere &&
        definition && (
          <Link to={eventPath(definition.eventId, definition.sportId)}>{definition.eventName}</Link>
        )
      }
      switches={
        (hasUnmatched || hasBook) && (
          <>
            {hasUnmatched && (
              <Chip pressed={withUnmatched} onClick={() => setWithUnmatched(!withUnmatched)}>
                Count unmatched bets
              </Chip>
            )}
            {hasBook && <Chip onClick={() => popups.show({ name: 'book', marketId })}>Book</Chip>}
          </>
        )
      }
      actions={
        <>
          <IconButton
            size="small"
            label="Rules"
            word="Rules"
            onClick={() => popups.show({ name: 'marketRules', marketId })}
          >
            <ScrollText />
          </IconButton>
          <IconButton
            size="small"
            label={isPinned ? 'Unpin from Favourites' : 'Pin to Favourites'}
            word={isPinned ? 'Unpin' : 'Pin'}
            onClick={({ currentTarget }) => pin(currentTarget)}
          >
            {isPinned ? <PinOff /> : <Pin />}
          </IconButton>
        </>
      }
    />
  );
}
