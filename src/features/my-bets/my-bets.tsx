import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { newestFirst, type Order, type Settlement } from '#domain/bet/order.ts';
import { timing } from '#domain/site/timing.ts';
import { SettlementsDocument } from '#graphql/__generated__/graphql.ts';
import {
  selectChanges,
  selectDone,
  selectEditing,
  selectEnded,
  selectMarketId,
  selectTab,
  type MyBetsRef,
} from '#machines/my-bets/my-bets.machine.ts';
import { StillTrying } from '#ui/reload-button/still-trying.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useHasPassed } from './use-has-passed.ts';
import { useMyBets } from './use-my-bets.ts';
import { MyBetsView, type BetRow } from './my-bets.view.tsx';
import { useMarketNames } from './use-market-names.ts';

export interface MyBetsProps {
  /** By order id. */
  orders: ReadonlyMap<string, Order>;
  /** Settled since the page was opened; what was settled earlier today is queried. */
  settlements: readonly Settlement[];
  /** How many images of the account came, as after a cut. */
  images: number;
  isLive: boolean;
  /** By market id: the cash out of each market with a position. */
  cashOuts: ReadonlyMap<string, ReactNode>;
  /** A link to all bets, including those that have ended. */
  history: ReactNode;
  /** Renders the explanation of a settlement's amount. */
  whyOf: (settlement: Settlement) => ReactNode;
}

/** The signed-in bettor's bets. */
export function MyBets(props: MyBetsProps) {
  const myBets = useMyBets();
  return myBets ? <KnownBets {...props} myBets={myBets} /> : <LoadingBets />;
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
  cashOuts,
  history,
  whyOf,
}: KnownBetsProps) {
  const tab = useSelector(myBets, selectTab);
  const marketId = useSelector(myBets, selectMarketId);
  const changes = useSelector(myBets, selectChanges);
  const editing = useSelector(myBets, selectEditing);
  const done = useSelector(myBets, selectDone);
  const ended = useSelector(myBets, selectEnded);
  const settled = useSettled(settlements, images);

  const sorted = useMemo(() => [...orders.values()].sort(newestFirst), [orders]);
  const named = [...sorted, ...ended.values()].map((order) => order.marketId);
  const namesOf = useMarketNames([...named, ...cashOuts.keys()]);
  const toRow = (order: Order): BetRow => {
    const { runnerName, ...market } = namesOf(order.marketId);
    return { order, ...market, selectionName: runnerName(order.runnerId) };
  };

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
      cashOuts={[...cashOuts].map(([id, part]) => ({ marketId: id, part, name: namesOf(id).marketName }))}
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
