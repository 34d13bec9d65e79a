import { useQuery } from '@apollo/client/react';
import { ScorecardDocument } from '#graphql/__generated__/graphql.ts';
import { DisclosureCard } from '#ui/disclosure-card/disclosure-card.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { ScorecardView, type ScorecardViewProps } from './scorecard.view.tsx';

/** While it is open and the match goes on. */
const refreshMs = 5_000;

export interface ScorecardProps {
  eventId: string;
  names: ScorecardViewProps['names'];
  inPlay: boolean;
}

/** A match's scorecard, folded until somebody opens it, and only then asked for. */
export function Scorecard(props: ScorecardProps) {
  return (
    <DisclosureCard title="Scorecard">
      {/* Asked for again at the end: the last ball is not waited for. */}
      <OpenScorecard key={String(props.inPlay)} {...props} />
    </DisclosureCard>
  );
}

function OpenScorecard({ eventId, names, inPlay }: ScorecardProps) {
  const { data, error, refetch } = useQuery(ScorecardDocument, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
    pollInterval: inPlay ? refreshMs : 0,
  });
  if (data?.scorecard) return <ScorecardView names={names} innings={data.scorecard.innings} />;
  if (error) {
    return (
      <ErrorState
        title="The scorecard could not be loaded"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return data ? (
    <ScorecardView names={names} innings={[]} />
  ) : (
    <SkeletonRows rows={4} label="Loading the scorecard" />
  );
}
