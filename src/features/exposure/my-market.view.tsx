import { messages } from '#domain/messages.ts';
import type { MyMarketQuery } from '#graphql/__generated__/graphql.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { Table, Td, Th } from '#ui/table/table.tsx';
import css from './my-market.module.css';

export type ExposureRow = MyMarketQuery['userEventsExposure'][number];

export interface MyMarketViewProps {
  /** Null while they are on their way. */
  rows: readonly ExposureRow[] | null;
  hasFailed: boolean;
  onRetry: () => void;
  onOpen: (row: ExposureRow) => void;
}

/** PNL-4: the markets in which the bettor has bets, and how many. */
export function MyMarketView({ rows, hasFailed, onRetry, onOpen }: MyMarketViewProps) {
  if (hasFailed) {
    return (
      <ErrorState title="Your markets could not be loaded. Your bets are not affected." onRetry={onRetry} />
    );
  }
  if (!rows) return <SkeletonRows rows={3} label="Loading your markets" />;
  if (rows.length === 0) return <p className={css.empty}>{messages.noExposure}</p>;
  return (
    <Table
      label="My Market"
      head={
        <>
          <Th>Sport Name</Th>
          <Th>Event Name</Th>
          <Th>Market Name</Th>
          <Th figure>Trade</Th>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.marketId}>
          <Td>{row.sportName}</Td>
          <Td>
            <button type="button" className={css.event} onClick={() => onOpen(row)}>
              {row.eventName}
            </button>
          </Td>
          <Td>{row.marketName}</Td>
          <Td figure>{row.betCounts}</Td>
        </tr>
      ))}
    </Table>
  );
}
