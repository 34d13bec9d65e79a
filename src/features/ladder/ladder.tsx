import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { bookSideOf } from '#domain/odds/levels.ts';
import { itemAt } from '#domain/must.ts';
import { oddsLadders, tickOf } from '#domain/odds/odds-ladder.ts';
import { formatLine } from '#domain/odds/odds.ts';
import type { Order } from '#domain/bet/order.ts';
import type { Side } from '#domain/bet/side.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { ladderMachine } from '#machines/ladder/ladder.machine.ts';
import { useShortOddsText } from '#ui/odds-format/odds-format.tsx';
import { standsSince } from '#ui/price-cell/row-moves.ts';
import { anchorOf, figuresByTick, type RunnerDepth } from './ladder-rows.ts';
import { LadderView } from './ladder.view.tsx';

export interface LadderPick {
  side: Side;
  odds: number;
  /** An order at these odds rather than at the price available: it waits, or is matched at better ones. */
  isOffer: boolean;
  /** Since when the prices have stood where they are, and when it was pressed, ms of the page's clock. */
  changedAt: number;
  pressedAt: number;
}

export interface LadderProps {
  store: MarketStore;
  definition: MarketDefinition;
  runnerId: string;
  runnerName: string;
  /** Whether bets are taken and the prices are live. */
  isOpen: boolean;
  /** Backers' stakes by odds; empty until known. */
  traded: RunnerDepth['traded'];
  /** The bettor's own orders on this runner. */
  orders: readonly Order[];
  onPick: (pick: LadderPick) => void;
}

/** One runner's whole ladder, live. */
export function Ladder({
  store,
  definition,
  runnerId,
  runnerName,
  isOpen,
  traded,
  orders,
  onPick,
}: LadderProps) {
  const ladder = oddsLadders[definition.ladder];
  const { toBack, toLay, lastOdds } = useRunnerBook(store, runnerId);
  const anchor = anchorOf(ladder, lastOdds, { toBack, toLay });
  const machine = useActorRef(ladderMachine, { input: { count: ladder.prices.length, anchor } });
  const snapshot = useSelector(machine, (now) => now);
  useEffect(() => machine.send({ type: 'anchor.changed', tick: anchor }), [machine, anchor]);
  const figures = useMemo(
    () => figuresByTick(ladder, { toBack, toLay, traded, orders }),
    [ladder, toBack, toLay, traded, orders],
  );
  const shortOdds = useShortOddsText();
  const isLine = definition.kind === 'LINE';
  const priceOf = useCallback(
    (tick: number) => (isLine ? formatLine : shortOdds)(itemAt(ladder.prices, tick)),
    [isLine, shortOdds, ladder],
  );
  const { centre } = snapshot.context;
  const isFollowing = snapshot.matches('following');
  const standing = useRef({ centre: -1, since: 0 });
  useLayoutEffect(() => {
    if (standing.current.centre === centre) return;
    // Whoever moves the ladder by hand sees what comes.
    standing.current = { centre, since: isFollowing ? performance.now() : standing.current.since };
  }, [centre, isFollowing]);
  const pick = useCallback(
    (tick: number, side: Side, pressedAt: number) => {
      const odds = itemAt(ladder.prices, tick);
      const best = store.levels(runnerId, bookSideOf(side))[0]?.[0];
      onPick({
        side,
        odds,
        isOffer: best !== odds,
        changedAt: standsSince(standing.current.since),
        pressedAt,
      });
    },
    [ladder, store, runnerId, onPick],
  );
  return (
    <LadderView
      {...{ snapshot, runnerName, priceOf, figures, isOpen }}
      send={machine.send}
      last={lastOdds === null ? null : tickOf(ladder, lastOdds)}
      onPick={pick}
    />
  );
}

/** A runner's levels and last price, updated once a frame. */
function useRunnerBook(store: MarketStore, runnerId: string) {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(runnerId, listener),
    [store, runnerId],
  );
  // Each stays the same object until it changes.
  const toBack = useSyncExternalStore(subscribe, () => store.levels(runnerId, 'toBack'));
  const toLay = useSyncExternalStore(subscribe, () => store.levels(runnerId, 'toLay'));
  const lastOdds = useSyncExternalStore(subscribe, () => store.lastOdds(runnerId));
  return { toBack, toLay, lastOdds };
}
