import { useEffect, useState } from 'react';
import { useClient } from '#graphql/client-provider.tsx';
import type { MarketKind } from '#domain/market-kind.ts';
import type { OddsLadderName } from '#domain/odds-ladder.ts';
import { MarketNamesDocument } from '#graphql/__generated__/graphql.ts';

export interface MarketNames {
  /** Event and market. */
  marketName: string;
  runnerName: (runnerId: string) => string;
  ladder: OddsLadderName;
  /** Null until it is known. */
  kind: MarketKind | null;
}

const unknown: MarketNames = { marketName: '', runnerName: () => '…', ladder: 'CLASSIC', kind: null };

/** The names of markets by id, asked for once each. Until they come a name is an ellipsis. */
export function useMarketNames(marketIds: readonly string[]): (marketId: string) => MarketNames {
  const client = useClient();
  const [names, setNames] = useState<ReadonlyMap<string, MarketNames>>(new Map());
  const missing = [...new Set(marketIds)].filter((id) => !names.has(id)).join(',');

  useEffect(() => {
    let isOver = false;
    for (const marketId of missing ? missing.split(',') : []) {
      client.query({ query: MarketNamesDocument, variables: { marketId } }).then(
        ({ data }) => {
          const definition = data?.market?.definition;
          if (!definition || isOver) return;
          const runners = new Map(definition.runners.map(({ runnerId, name }) => [runnerId, name]));
          const found: MarketNames = {
            marketName: `${definition.eventName} · ${definition.marketName}`,
            runnerName: (runnerId) => runners.get(runnerId) ?? '…',
            ladder: definition.ladder as OddsLadderName,
            kind: definition.kind,
          };
          setNames((known) => new Map(known).set(marketId, found));
        },
        // Without an answer the ellipsis stays; the next change of the list asks again.
        () => undefined,
      );
    }
    return () => {
      isOver = true;
    };
  }, [client, missing]);

  return (marketId) => names.get(marketId) ?? unknown;
}
