import { useQuery } from '@apollo/client/react';
import { WhyAmountDocument } from '#graphql/__generated__/graphql.ts';
import { WhyAmountView, WhyDisclosure, WhyMarketView } from './why-amount.view.tsx';

export interface WhyAmountProps {
  marketId: string;
  settlementId: string;
  /** What the amount is of. */
  of: string;
}

/** Why a settlement came to its amount; asked for when it is opened. */
export const WhyAmount = ({ marketId, settlementId, of }: WhyAmountProps) => (
  <WhyDisclosure of={of}>
    <Reasons {...{ marketId, settlementId }} />
  </WhyDisclosure>
);

function Reasons({ marketId, settlementId }: Omit<WhyAmountProps, 'of'>) {
  // A correction adds to the earlier answer, so the cache is not read.
  const { data, loading, refetch } = useQuery(WhyAmountDocument, {
    variables: { marketId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  // Another failure shows as no data once `loading` ends.
  const retry = () => void refetch().catch(() => undefined);
  return (
    <WhyAmountView why={data?.whyAmount} settlementId={settlementId} isLoading={loading} onRetry={retry} />
  );
}

/** The reasons for everything that a market came to; nothing for a market that is not settled. */
export function WhyMarket({ marketId }: { marketId: string }) {
  const variables = { marketId };
  const { data } = useQuery(WhyAmountDocument, { variables, fetchPolicy: 'network-only' });
  return data?.whyAmount ? <WhyMarketView why={data.whyAmount} /> : null;
}
