import { useEffect, useState } from 'react';
import { backOff } from '#domain/wire/back-off.ts';
import { timing } from '#domain/site/timing.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { GraphqlClient } from '#graphql/client.ts';
import type { StakeLimits } from '#domain/bet/stake-problem.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import type { OddsLadderName } from '#domain/odds/odds-ladder.ts';
import type { OutlookMarket } from '#domain/risk/market-outlook.ts';
import { runnerText } from '#domain/words/runner-text.ts';
import { MarketNamesDocument, type MarketNamesQuery } from '#graphql/__generated__/graphql.ts';

export interface MarketNames {
  /** The names of event and market. */
  marketName: string;
  /** Both names apart, which event it is, and its commission in basis points; null until known. */
  apart: {
    eventId: string;
    sportId: string;
    eventName: string;
    marketName: string;
    commissionRate: number;
  } | null;
  runnerName: (runnerId: string) => string;
  ladder: OddsLadderName;
  /** Null until known. */
  stakes: StakeLimits | null;
  /** Null until known. */
  kind: MarketKind | null;
  /** What its positions are counted by; null until known. */
  market: OutlookMarket | null;
}

const unknown: MarketNames = {
  marketName: '',
  apart: null,
  runnerName: () => '…',
  ladder: 'CLASSIC',
  stakes: null,
  kind: null,
  market: null,
};

/** Returns market names by id, asking for each until it comes. Until then a runner's name is an ellipsis. */
export function useMarketNames(marketIds: readonly string[]): (marketId: string) => MarketNames {
  const client = useClient();
  const [names, setNames] = useState<ReadonlyMap<string, MarketNames>>(new Map());
  const [asking] = useState(() => new Map<string, () => void>());
  const missing = [...new Set(marketIds)].filter((id) => !names.has(id)).join(',');

  useEffect(() => {
    for (const marketId of missing ? missing.split(',') : []) {
      if (asking.has(marketId)) continue;
      const whenKnown = (found: MarketNames) => setNames((known) => new Map(known).set(marketId, found));
      asking.set(marketId, fetchNamesUntilKnown(client, marketId, whenKnown));
    }
  }, [asking, client, missing]);
  useEffect(
    () => () => {
      for (const stop of asking.values()) stop();
      asking.clear();
    },
    [asking],
  );

  return (marketId) => names.get(marketId) ?? unknown;
}

/** Asks until the market's names come, after growing pauses. Returns how to stop. */
function fetchNamesUntilKnown(
  client: GraphqlClient,
  marketId: string,
  whenKnown: (names: MarketNames) => void,
): () => void {
  let isOver = false;
  let next: ReturnType<typeof setTimeout>;
  const askIn = (wait: number, attempt: number) => {
    clearTimeout(next);
    next = setTimeout(() => ask(attempt), wait);
  };
  const ask = (attempt: number) => {
    askIn(timing.callAnswer, attempt + 1);
    // A kept answer without the market would be no help, so later attempts bypass the cache.
    const fetchPolicy = attempt === 0 ? 'cache-first' : 'network-only';
    void client
      .query({ query: MarketNamesDocument, variables: { marketId }, fetchPolicy })
      .then(({ data }) => data?.market?.definition)
      .catch(() => undefined)
      .then((definition) => {
        if (isOver) return;
        if (!definition) return askIn(backOff(attempt, Math.random()), attempt + 1);
        stop();
        whenKnown(namesIn(definition));
      });
  };
  const stop = () => {
    isOver = true;
    clearTimeout(next);
  };
  ask(0);
  return stop;
}

type Definition = NonNullable<NonNullable<MarketNamesQuery['market']>['definition']>;

function namesIn(definition: Definition): MarketNames {
  const {
    eventId,
    sportId,
    eventName,
    marketName,
    commissionRate,
    runners,
    ladder,
    kind,
    numberOfWinners,
    minStake,
    maxStake,
  } = definition;
  const nameOf = new Map(runners.map((runner) => [runner.runnerId, runnerText(runner)]));
  return {
    marketName: `${eventName} · ${marketName}`,
    apart: { eventId, sportId, eventName, marketName, commissionRate },
    runnerName: (runnerId) => nameOf.get(runnerId) ?? '…',
    ladder,
    stakes: { minStake, maxStake },
    kind,
    market: { kind, numberOfWinners, commissionRate, runners: runners.map(fieldOf) },
  };
}

const fieldOf = ({ runnerId, status, handicap, direction }: Definition['runners'][number]) => ({
  runnerId,
  status,
  ...(handicap !== null && { handicap }),
  ...(direction && { direction }),
});
