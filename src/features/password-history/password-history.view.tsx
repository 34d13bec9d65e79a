import { passwordMessages } from '#domain/words/password-words.ts';
import { formatWhole } from '#domain/words/when.ts';
import type { PasswordChangesQuery } from '#graphql/__generated__/graphql.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { Table, Td, Th } from '#ui/table/table.tsx';

export type PasswordChange = PasswordChangesQuery['passwordChanges'][number];

export interface PasswordHistoryViewProps {
  /** Newest first; null while loading, or if loading failed. */
  changes: readonly PasswordChange[] | null;
  isFailed: boolean;
  onRetry: () => void;
}

const ways = {
  CHANGED: 'Changed with the old password',
  RESET: 'Forgotten: changed with a code',
} as const satisfies Record<PasswordChange['how'], string>;

/** When, how and from where the password was changed. */
export function PasswordHistoryView({ changes, isFailed, onRetry }: PasswordHistoryViewProps) {
  if (changes === null) {
    return isFailed ? (
      <ErrorState title="The password history could not be loaded." onRetry={onRetry} />
    ) : (
      <SkeletonRows rows={3} label="Loading the password history" />
    );
  }
  if (changes.length === 0) return <EmptyState title="No changes">{passwordMessages.noChanges}</EmptyState>;
  return (
    <Table
      label="Password history"
      head={
        <>
          <Th>When</Th>
          <Th>How</Th>
          <Th>From</Th>
        </>
      }
    >
      {changes.map(({ at, how, address }) => (
        <tr key={at}>
          <Td>
            <time dateTime={at}>{formatWhole(at)}</time>
          </Td>
          <Td>{ways[how]}</Td>
          <Td>{address}</Td>
        </tr>
      ))}
    </Table>
  );
}
