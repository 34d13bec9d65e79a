import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { timing } from '#domain/site/timing.ts';
import { ResultsDocument } from '#graphql/__generated__/graphql.ts';
import { ResultsView } from './results.view.tsx';
import { useAgainOn } from './use-again-on.ts';
import { useOwnNets } from './use-own-nets.ts';

export interface ResultsProps {
  sportId: string;
  /** RFC 3339. */
  now: string;
  hasToken: boolean;
  /** Its name, where the page has another for it. */
  title?: string;
  /** The one tournament whose results are shown; absent: all. */
  tournamentName?: string | undefined;
  /** Names what is being played: as it changes, the results are asked for again. */
  refreshOn?: string;
}

/** As many as the query asks for. */
const pageRows = 20;

/** The results of a sport: the newest, asked for now and then, and earlier ones on request. */
export function Results({ sportId, now, hasToken, title, tournamentName, refreshOn = '' }: ResultsProps) {
  const [isEmpty, setEmpty] = useState(false);
  const { data, networkStatus, error, fetchMore, refetch } = useQuery(ResultsDocument, {
    variables: { sportId, ...(tournamentName !== undefined && { tournamentName }) },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval: isEmpty ? timing.firstResultsRefresh : timing.resultsRefresh,
  });
  const [hasAll, setAll] = useState(false);
  const ownNets = useOwnNets(sportId, now, hasToken, refreshOn);
  useAgainOn(refreshOn, refetch);
  const results = data?.results ?? null;
  if (results && isEmpty !== (results.length === 0)) setEmpty(!isEmpty);
  const more = () =>
    // If it fails, the query's error says so.
    void fetchMore({ variables: { after: results?.at(-1)?.exEventId } }).then(
      (page) => setAll(page.data?.results.length === 0),
      () => undefined,
    );
  return (
    <ResultsView
      {...{ results, now, hasToken, ownNets }}
      {...(title !== undefined && { title })}
      // Looking for newer ones shows nothing.
      isLoading={networkStatus < NetworkStatus.poll}
      hasFailed={error !== undefined}
      onMore={results && results.length >= pageRows && !hasAll ? more : null}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
