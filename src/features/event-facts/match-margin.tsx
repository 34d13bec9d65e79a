import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { ScorecardDocument } from '#graphql/__generated__/graphql.ts';
import { marginOfMatch } from '#domain/words/cricket-words.ts';
import { MatchMarginView } from './match-margin.view.tsx';
import type { ScorecardProps } from './scorecard.tsx';

export interface MatchMarginProps extends Pick<ScorecardProps, 'eventId' | 'names'> {
  /** Stands in its place until it is known. */
  loading: ReactNode;
}

/** By how much a cricket match that is over was won. Without its scorecard the page does without. */
export function MatchMargin({ eventId, names, loading }: MatchMarginProps) {
  const { data, loading: isLoading } = useQuery(ScorecardDocument, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && isLoading) return loading;
  const text = marginOfMatch(data?.scorecard?.innings ?? [], names);
  return text === null ? null : <MatchMarginView text={text} />;
}
