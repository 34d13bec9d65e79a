import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { timing } from '#domain/site/timing.ts';
import { TipRecordDocument, TipsDocument, type TipPart } from '#graphql/__generated__/graphql.ts';
import { TipsView } from './tips.view.tsx';

export interface TipsProps {
  /** RFC 3339. */
  now: string;
  /** The sports to choose between, in order. */
  sports: readonly { sportId: string; sportName: string }[];
}

/** How many are listed at first, how many more on request, and how many at most. */
const pageTips = 20;
const mostTips = 100;

/** Previews or reviews, of all sports or one, asked for again now and then. */
export function Tips({ now, sports }: TipsProps) {
  const [{ part, sportId, limit }, choose] = useState<Choice>({
    part: 'PREVIEWS',
    sportId: null,
    limit: pageTips,
  });
  const { data, previousData, networkStatus, error, refetch } = useQuery(TipsDocument, {
    variables: { part, sportId, limit },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval: timing.resultsRefresh,
  });
  const record = useQuery(TipRecordDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: timing.resultsRefresh,
  });
  // While more are on their way, those that were there stay.
  const tips = (data ?? (limit > pageTips ? previousData : undefined))?.tips ?? null;
  const hasMore = data !== undefined && data.tips.length >= limit && limit < mostTips;
  return (
    <TipsView
      {...{ part, sportId, sports, tips, now }}
      record={record.data?.tipRecord ?? null}
      isLoading={networkStatus < NetworkStatus.poll}
      hasFailed={error !== undefined}
      onPart={(next) => choose({ part: next, sportId, limit: pageTips })}
      onSport={(next) => choose({ part, sportId: next, limit: pageTips })}
      onMore={hasMore ? () => choose({ part, sportId, limit: limit + pageTips }) : null}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

interface Choice {
  part: TipPart;
  /** Null: all of them. */
  sportId: string | null;
  limit: number;
}
