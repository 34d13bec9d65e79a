import { useQuery } from '@apollo/client/react';
import { ScorecardDocument } from '#graphql/__generated__/graphql.ts';
import { marginOfMatch } from '#domain/words/cricket-words.ts';
import { MatchMarginView } from './match-margin.view.tsx';
import type { ScorecardProps } from './scorecard.tsx';

/** By how much a cricket match that is over was won. Without its scorecard the page does without. */
export function MatchMargin({ eventId, names }: Pick<ScorecardProps, 'eventId' | 'names'>) {
  const { data } = useQuery(ScorecardDocument, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const text = marginOfMatch(data?.scorecard?.innings ?? [], names);
  return text === null ? null : <MatchMarginView text={text} />;
}
