import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { newestFirst, type Order, type Position, type Settlement } from '#domain/bet/order.ts';
import { exposureOf, summaryOf } from '#domain/risk/position-summary.ts';
import { timing } from '#domain/site/timing.ts';
import { SettlementsDocument } from '#graphql/__generated__/graphql.ts';
import {
  changeStatesOf,
  selectChanging,
  selectDone,
  selectEditing,
  selectEnded,
  selectMarketId,
  selectTab,
  type MyBetsRef,
} from '#machines/my-bets/my-bets.machine.ts';
import { StillTrying } from '#ui/reload-button/still-trying.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useHasPassed } from '#ui/has-passed/use-has-passed.ts';
import { useLastPress, useMyBets } from './use-my-bets.ts';
import { MyBetsView, type BetRow, type MarketPosition } from './my-bets.view.tsx';
import { useMarketNames, type MarketNames } from './use-market-names.ts';

export interface MyBetsProps {
  /** By order id. */
  orders: ReadonlyMap<string, Order>;
  /** Settled since the page was opened; what was settled earlier today is queried. */
  settlements: readonly Settlement[];
  /** How many images of the account came, as after a cut. */
  images: number;
  isLive: boolean;
  /** By market id. */
  positions: ReadonlyMap<string, Position>;
  /** By market id: the cash out of each market with a position. */
  cashOuts: ReadonlyMap<string, ReactNode>;
  /** A link to all bets, including those that have ended. */
  history: ReactNode;
  /** Renders the mark of a runner, by its name and its event's. */
  markOf: (event: NonNullable<MarketNames['apart']>, runnerName: string) => ReactNode;
  /** Renders the explanation of a settlement's amount. */
  whyOf: (settlement: Settlement) => ReactNode;
}

/** The signed-in bettor's bets. */
export function MyBets(props: MyBetsProps) {
  const myBets = useMyBets();
  // Before the account has come once nothing is known of its bets, which is not that there are none.
  const isKnown = myBets && props.images > 0;
  return isKnown ? <KnownBets {...props} myBets={myBets} /> : <LoadingBets />;
}

/** After a while it is said that My Bets is still being fetched. */
function LoadingBets() {
  const isLate = useHasPassed(timing.partAgain);
  return (
    <>
      {isLate && <StillTrying>My Bets could not be loaded yet. Trying again…</StillTrying>}
      <SkeletonRows rows={3} label="Loading your bets" />
    </>
  );
}

interface KnownBetsProps extends MyBetsProps {
  myBets: MyBetsRef;
}

function KnownBets({
  myBets,
  orders,
  settlements,
  images,
  isLive,
  positions,
  cashOuts,
  history,
  markOf,
  whyOf,
}: KnownBetsProps) {
  const tab = useSelector(myBets, selectTab);
  const marketId = useSelector(myBets, selectMarketId);
  const changing = useSelector(myBets, selectChanging);
  const changes = useMemo(() => changeStatesOf(changing), [changing]);
  const editing = useSelector(myBets, selectEditing);
  const done = useSelector(myBets, selectDone);
  const ended = useSelector(myBets, selectEnded);
  const settled = useSettled(settlements, images);

  const sorted = useMemo(() => [...orders.values()].sort(newestFirst), [orders]);
  const named = [...sorted, ...ended.values()].map((order) => order.marketId);
  const namesOf = useMarketNames([...named, ...cashOuts.keys()]);
  // In the order of the bets above them.
  const cashOutsInOrder = [...cashOuts].sort(([one], [other]) => named.indexOf(one) - named.indexOf(other));
  const toRow = (order: Order): BetRow => {
    const { runnerName, ...market } = namesOf(order.marketId);
    return { order, ...market, selectionName: runnerName(order.runnerId) };
  };

  const toPosition = (position: Position): [string, MarketPosition][] => {
    const { apart, runnerName } = namesOf(position.marketId);
    // Without the market's commission its figures would be too high.
    const summary = apart && summaryOf(position, apart.commissionRate);
    return summary
      ? [[position.marketId, { summary, runnerName, markOf: (name) => markOf(apart, name) }]]
      : [];
  };

  useLastPress(myBets);
  useEffect(() => {
    const settledMarkets = new Set(settled.map((row) => row.marketId));
    myBets.send({ type: 'orders.seen', orders, settledMarkets });
  }, [myBets, orders, settled]);

  return (
    <MyBetsView
      tab={tab}
      matched={sorted.filter(({ matched }) => matched > 0).map(toRow)}
      unmatched={sorted.filter(({ remaining }) => remaining > 0).map(toRow)}
      ended={[...ended.values()].map(toRow)}
      settled={settled}
      whyOf={whyOf}
      positions={new Map([...positions.values()].flatMap(toPosition))}
      exposure={exposureOf(positions.values())}
      cashOuts={cashOutsInOrder.map(([id, part]) => ({ marketId: id, part, name: namesOf(id).marketName }))}
      marketId={marketId}
      changes={changes}
      editing={editing}
      done={done}
      history={history}
      isLive={isLive}
      send={myBets.send}
    />
  );
}

/** What was settled today, newest first: asked for at first and after each image of the account. */
function useSettled(settlements: readonly Settlement[], images: number): readonly Settlement[] {
  const { data, refetch } = useQuery(SettlementsDocument, { fetchPolicy: 'cache-and-network' });
  const imagesAsked = useRef(images);
  useEffect(() => {
    if (images === imagesAsked.current) return;
    imagesAsked.current = images;
    // If this gets no answer, the next image asks again.
    refetch().catch(() => undefined);
  }, [images, refetch]);
  return useMemo(() => {
    const all = new Map([...settlements, ...(data?.settlements ?? [])].map((row) => [row.settlementId, row]));
    return [...all.values()].sort((a, b) => (a.at < b.at ? 1 : -1));
  }, [settlements, data]);
}
