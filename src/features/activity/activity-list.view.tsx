import { activityWords, browserText } from '#domain/words/activity-words.ts';
import { formatMinute } from '#domain/words/moment.ts';
import type { ActivityFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { Table, Td, Th } from '#ui/table/table.tsx';
import css from './activity.module.css';

export interface ActivityListViewProps {
  /** What the list is called. */
  label: string;
  /** What stands in place of an empty list. */
  none: string;
  /** Newest first; null while loading, or if loading failed. */
  entries: readonly ActivityFieldsFragment[] | null;
  /** The time zone of the times shown. */
  zone: string;
  isLoading: boolean;
  hasFailed: boolean;
  /** Asks for earlier ones; null if there are none. */
  onMore: (() => void) | null;
  onRetry: () => void;
}

/** What was done with the account, when, and from where. */
export function ActivityListView({
  label,
  none,
  entries,
  zone,
  isLoading,
  hasFailed,
  onMore,
  onRetry,
}: ActivityListViewProps) {
  if (entries === null)
    return hasFailed ? (
      <ErrorState title={`${label} could not be loaded.`} onRetry={onRetry} />
    ) : (
      <SkeletonRows rows={5} label={`Loading: ${label}`} />
    );
  if (entries.length === 0) return <EmptyState title="Nothing yet">{none}</EmptyState>;
  return (
    <>
      <Table
        label={label}
        head={
          <>
            <Th>What</Th>
            <Th>When</Th>
            <Th>From</Th>
          </>
        }
      >
        {entries.map((entry) => (
          <tr key={entry.activityId}>
            <Td>
              <What {...entry} />
            </Td>
            <Td>
              <time dateTime={entry.at}>{formatMinute(entry.at, zone)}</time>
            </Td>
            <Td>
              {browserText(entry.browser)}
              <span className={css.about}>{entry.address}</span>
            </Td>
          </tr>
        ))}
      </Table>
      {hasFailed && <ErrorState title="Earlier ones could not be loaded." onRetry={onMore ?? onRetry} />}
      {onMore && !hasFailed && (
        <Button wide onClick={onMore} loading={isLoading}>
          Show earlier
        </Button>
      )}
    </>
  );
}

function What({ kind, about, times, isNewDevice }: ActivityFieldsFragment) {
  return (
    <>
      <span data-refused={kind === 'SIGN_IN_REFUSED' || undefined} className={css.what}>
        {activityWords[kind]}
        {times > 1 && `, ${times} times`}
      </span>
      {about !== null && <span className={css.about}>{about}</span>}
      {isNewDevice && <span className={css.about}>A browser that was new to this account</span>}
    </>
  );
}
