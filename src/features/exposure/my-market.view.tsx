import type { ExposureRow } from '#domain/risk/exposure-row.ts';
import { nothingMessages } from '#domain/words/nothing-words.ts';
import type { Outlook } from '#domain/risk/market-outlook.ts';
import { exposureWords } from '#domain/words/risk-words.ts';
import type { ExposureEvent, ExposureSnapshot } from '#machines/exposure/exposure.machine.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { Table, Td, Th } from '#ui/table/table.tsx';
import css from './my-market.module.css';

/** What a market's bets come to by how it ends. */
export interface MarketOutlooks {
  /** What is matched; null: nothing is. */
  matched: Outlook | null;
  /** With what waits, were it matched; null: nothing waits. */
  withWaiting: Outlook | null;
}

export interface MyMarketViewProps {
  state: ExposureSnapshot['value'];
  rows: readonly ExposureRow[];
  /** What a market may still cost, minor units; null if that is not known. */
  riskOf: (marketId: string) => number | null;
  /** What its bets come to; null until that is known. */
  outlooksOf: (marketId: string) => MarketOutlooks | null;
  send: (event: ExposureEvent) => void;
}

/** PNL-4: the markets in which the bettor has bets, with their number. */
export function MyMarketView({ state, rows, riskOf, outlooksOf, send }: MyMarketViewProps) {
  if (state === 'noAnswer') {
    return (
      <ErrorState
        title="Your markets could not be loaded. Your bets are not affected."
        onRetry={() => send({ type: 'retry.chosen' })}
      />
    );
  }
  if (state === 'empty') return <p className={css.empty}>{nothingMessages.noExposure}</p>;
  if (state !== 'listed') return <SkeletonRows rows={3} label="Loading your markets" />;
  return (
    <div className={css.list}>
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
          <tr key={`${row.eventId} ${row.marketName}`}>
            <Td>{row.sportName}</Td>
            <Td>
              <button type="button" className={css.event} onClick={() => send({ type: 'row.chosen', row })}>
                {row.eventName}
              </button>
            </Td>
            <Td>
              {row.marketName}
              <Risk of={riskOf(row.marketId)} />
              <Outlooks of={outlooksOf(row.marketId)} />
            </Td>
            <Td figure>{row.betCounts}</Td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

const Risk = ({ of }: { of: number | null }) =>
  of !== null && of > 0 && <span className={css.risk}>{exposureWords(of)}</span>;

const Outlooks = ({ of }: { of: MarketOutlooks | null }) =>
  of && (
    <>
      {of.matched && <OutlookLine words="As it stands" of={of.matched} />}
      {of.withWaiting && <OutlookLine words="If what waits is matched" of={of.withWaiting} />}
    </>
  );

const OutlookLine = ({ words, of: { worst, best } }: { words: string; of: Outlook }) => (
  <span className={css.outlook}>
    {words}: <MoneyText minor={worst} signed /> at worst, <MoneyText minor={best} signed /> at best
  </span>
);
