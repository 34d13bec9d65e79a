import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { shownZone } from '#actors/device-zone.ts';
import { passwordMessages } from '#domain/words/password-words.ts';
import { ActivityDocument, PasswordChangesDocument } from '#graphql/__generated__/graphql.ts';
import { ActivityListView } from './activity-list.view.tsx';

const lists = {
  all: {
    document: ActivityDocument,
    label: 'Activity',
    none: 'Sign-ins, changes of the password, limits and payees are listed here.',
  },
  passwords: {
    document: PasswordChangesDocument,
    label: 'Password history',
    none: passwordMessages.noChanges,
  },
} as const;

/** What was done with the account, asked for each time it is shown; earlier ones on request. */
export function ActivityList({ of }: { of: keyof typeof lists }) {
  const { document, label, none } = lists[of];
  const { data, networkStatus, error, fetchMore, refetch } = useQuery(document, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.page ?? null;
  const more = () =>
    // If it fails, the query's error says so.
    void fetchMore({
      variables: { before: page?.next },
      updateQuery: (known, { fetchMoreResult: { page: earlier } }) => ({
        page: { ...earlier, entries: [...known.page.entries, ...earlier.entries] },
      }),
    }).catch(() => undefined);
  return (
    <ActivityListView
      {...{ label, none }}
      zone={shownZone()}
      entries={page?.entries ?? null}
      isLoading={networkStatus === NetworkStatus.fetchMore}
      hasFailed={error !== undefined}
      onMore={page && page.next !== null ? more : null}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
