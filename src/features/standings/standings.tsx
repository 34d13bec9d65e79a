import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { timing } from '#domain/site/timing.ts';
import { StandingsDocument } from '#graphql/__generated__/graphql.ts';
import { StandingsView } from './standings.view.tsx';

export interface StandingsProps {
  sportId: string;
  /** Only this tournament's; all of the sport if absent. */
  tournamentId?: string;
  /** Names to stand out: those who play. */
  marked?: readonly string[];
}

/** The tables of a sport, asked for again now and then as matches end. */
export function Standings({ sportId, tournamentId, marked }: StandingsProps) {
  const { data, networkStatus, error, refetch } = useQuery(StandingsDocument, {
    variables: { sportId },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval: timing.resultsRefresh,
  });
  const all = data?.standings ?? null;
  return (
    <StandingsView
      sportId={sportId}
      standings={
        all?.filter((one) => tournamentId === undefined || one.tournamentId === tournamentId) ?? null
      }
      marked={marked}
      isLoading={networkStatus < NetworkStatus.poll}
      hasFailed={error !== undefined}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
