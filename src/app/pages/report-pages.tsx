import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { rangeSearch } from '#domain/report/report.ts';
import { hrefOf } from '#domain/site/route.ts';
import { betHistoryReport } from '#features/report/bet-history.ts';
import { isOfPractice } from '#features/report/of-practice.ts';
import { eventWordOf, profitLossReport, profitLossTitle } from '#features/report/profit-loss.ts';
import { WhyMarket } from '#features/why-amount/why-amount.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { ProfileTabs } from '../account/profile-tabs.tsx';
import css from './report-pages.module.css';
import { ReportPage } from './report-page.tsx';

export { BetHistoryPage } from './bet-history-page.tsx';
export { StatementPage } from './statement-page.tsx';

const OwnBets = lazyPart(async () => (await import('../bets/own-bets.tsx')).OwnBets);

const ofSports = profitLossReport({ level: 'SPORT' });
const ofUnsettled = betHistoryReport({ of: 'unsettled' });

export const ProfitLossPage = () => (
  <ReportPage title="Betting profit and loss" kind={ofSports} shows="results" />
);

/** What is open, which can be cancelled and cashed out, and the list of it with its dates. */
export const UnsettledBetsPage = () => (
  <>
    <ProfileTabs />
    <section className={css.own} aria-label="My Bets">
      <PartBoundary name="My Bets" loading={<SkeletonRows rows={3} label="Loading your bets" />}>
        <OwnBets />
      </PartBoundary>
    </section>
    <ReportPage title="Unsettled bets" kind={ofUnsettled} />
  </>
);

/** The days are part of the path: `/profitlossEvent/:sportId/:startDate/:endDate`. */
export function ProfitLossEventPage() {
  const { sportId = '', startDate = '', endDate = '' } = useParams();
  const kind = useMemo(() => profitLossReport({ level: 'EVENT', sportId }), [sportId]);
  const pathOf = (from: string, to: string) =>
    hrefOf('profitLossEvent', { sportId, startDate: from, endDate: to });
  return (
    <ReportPage
      title={profitLossTitle({ level: 'EVENT', sportId })}
      kind={kind}
      days={{ from: startDate, to: endDate, pathOf }}
      above={[['All sports', `${hrefOf('profitLoss')}${rangeSearch({ from: startDate, to: endDate })}`]]}
    />
  );
}

export function ProfitLossMarketPage() {
  const { sportsId = '', eventId = '', startDate = '', endDate = '' } = useParams();
  const kind = useMemo(
    () => profitLossReport({ level: 'MARKET', sportId: sportsId, eventId }),
    [sportsId, eventId],
  );
  const pathOf = (from: string, to: string) =>
    hrefOf('profitLossMarket', { sportsId, eventId, startDate: from, endDate: to });
  return (
    <ReportPage
      title={profitLossTitle({ level: 'MARKET', sportId: sportsId, eventId })}
      kind={kind}
      days={{ from: startDate, to: endDate, pathOf }}
      above={[
        ['All sports', `${hrefOf('profitLoss')}${rangeSearch({ from: startDate, to: endDate })}`],
        [`${eventWordOf(sportsId)}s`, hrefOf('profitLossEvent', { sportId: sportsId, startDate, endDate })],
      ]}
    />
  );
}

export function MarketBetsPage() {
  const { marketId = '', sportsId = '' } = useParams();
  const { search } = useLocation();
  const kind = useMemo(() => betHistoryReport({ of: 'market', marketId }), [marketId]);
  const said = new URLSearchParams(search);
  const [startDate, endDate] = [said.get('from'), said.get('to')];
  const above: [string, string][] = [['All sports', `${hrefOf('profitLoss')}${search}`]];
  if (startDate && endDate)
    above.push(['Events', hrefOf('profitLossEvent', { sportId: sportsId, startDate, endDate })]);
  return (
    <>
      <ReportPage title="Bets of a market" kind={kind} above={above} />
      {!isOfPractice(said) && <WhyMarket key={marketId} marketId={marketId} />}
    </>
  );
}
