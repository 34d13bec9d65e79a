import { useQuery } from '@apollo/client/react';
import { PasswordChangesDocument } from '#graphql/__generated__/graphql.ts';
import { PasswordHistoryView } from './password-history.view.tsx';

/** The password history, asked for each time it is shown. */
export function PasswordHistory() {
  const { data, error, refetch } = useQuery(PasswordChangesDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <PasswordHistoryView
      changes={data?.passwordChanges ?? null}
      isFailed={error !== undefined}
      onRetry={() => void refetch()}
    />
  );
}
