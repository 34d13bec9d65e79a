import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { timing } from '#domain/site/timing.ts';
import { MatchWinnerDocument, ScorecardDocument } from '#graphql/__generated__/graphql.ts';
import { marginOfMatch } from '#domain/words/cricket-words.ts';
import { MatchMarginView } from './match-margin.view.tsx';
import type { ScorecardProps } from './scorecard.tsx';

export interface MatchMarginProps extends Pick<ScorecardProps, 'eventId' | 'names'> {
  /** Stands in its place until it is known. */
  loading: ReactNode;
}

/** How a cricket match that is over was won. Without its scorecard or its result the page does without. */
export function MatchMargin({ eventId, names, loading }: MatchMarginProps) {
  const card = useQuery(ScorecardDocument, { variables: { eventId }, fetchPolicy: 'cache-and-network' });
  // It may be settled after its end, and settled anew.
  const ending = useQuery(MatchWinnerDocument, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
    pollInterval: timing.resultsRefresh,
  });
  if ((!card.data && card.loading) || (!ending.data && ending.loading)) return loading;
  const innings = card.data?.scorecard?.innings ?? [];
  const text = marginOfMatch(innings, names, ending.data?.eventResult?.result ?? '');
  return text === null ? null : <MatchMarginView text={text} />;
}
