import { useQuery } from '@apollo/client/react';
import { MarketRulesDocument } from '#graphql/__generated__/graphql.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { MarketRulesView } from './market-rules.view.tsx';

export interface MarketRulesProps {
  definition: MarketDefinition;
  /** The version that a bet was placed under; undefined for the one in force. */
  version: number | undefined;
}

/** The rules of one market, asked for when they are opened. */
export function MarketRules({ definition, version }: MarketRulesProps) {
  const { kind } = definition;
  const { data, loading, refetch } = useQuery(MarketRulesDocument, {
    variables: { kind, ...(version !== undefined && { version }) },
    // The one in force may have been replaced since it was last read.
    fetchPolicy: version === undefined ? 'network-only' : 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <MarketRulesView
      definition={definition}
      rules={data && (data.marketRules[0] ?? null)}
      isLoading={loading}
      isOfBet={version !== undefined}
      // Another failure shows as no data once `loading` ends.
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
