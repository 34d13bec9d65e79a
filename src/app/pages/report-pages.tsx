import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useMemo } from 'react';
import { rangeSearch } from '#domain/site/report.ts';
import { hrefOf } from '#domain/site/route.ts';
import { betHistoryReport } from '#features/report/bet-history.ts';
import { profitLossReport } from '#features/report/profit-loss.ts';
import type { ReportKind } from '#features/report/report-kind.ts';
import { Report } from '#features/report/report.tsx';
import { statementReport } from '#features/report/statement.ts';
import { WhyMarket } from '#features/why-amount/why-amount.tsx';
import css from './report-pages.module.css';

const ofSports = profitLossReport({ level: 'SPORT' });
const ofBets = betHistoryReport({ of: 'period' });
const ofUnsettled = betHistoryReport({ of: 'unsettled' });

export const StatementPage = () => <ReportPage title="Account statement" kind={statementReport} />;

export const ProfitLossPage = () => <ReportPage title="Betting profit and loss" kind={ofSports} />;

export const BetHistoryPage = () => <ReportPage title="My Bets" kind={ofBets} />;

export const UnsettledBetsPage = () => <ReportPage title="Unsettled bets" kind={ofUnsettled} />;

/** The days are part of the path: `/profitlossEvent/:sportId/:startDate/:endDate`. */
export function ProfitLossEventPage() {
  const { sportId = '', startDate = '', endDate = '' } = useParams();
  const kind = useMemo(() => profitLossReport({ level: 'EVENT', sportId }), [sportId]);
  const pathOf = (from: string, to: string) =>
    hrefOf('profitLossEvent', { sportId, startDate: from, endDate: to });
  return (
    <ReportPage
      title="Profit and loss by event"
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
      title="Profit and loss by market"
      kind={kind}
      days={{ from: startDate, to: endDate, pathOf }}
      above={[
        ['All sports', `${hrefOf('profitLoss')}${rangeSearch({ from: startDate, to: endDate })}`],
        ['Events', hrefOf('profitLossEvent', { sportId: sportsId, startDate, endDate })],
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
      <WhyMarket key={marketId} marketId={marketId} />
    </>
  );
}

interface ReportPageProps {
  title: string;
  kind: ReportKind;
  /** Set when the days are part of the path. */
  days?: { from: string; to: string; pathOf: (from: string, to: string) => string };
  /** The reports above this one, for the same days. */
  above?: readonly (readonly [label: string, href: string])[];
}

/** A report in the page; its days, order and page number are in the address. */
function ReportPage({ title, kind, days, above = [] }: ReportPageProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  if (days) {
    asked.set('from', days.from);
    asked.set('to', days.to);
  }
  const open = (to: string, options: { replace: boolean }) => {
    const next = new URLSearchParams(to);
    const [from, until] = [next.get('from'), next.get('to')];
    if (!days || !from || !until) return void navigate({ search: to }, options);
    next.delete('from');
    next.delete('to');
    return void navigate({ pathname: days.pathOf(from, until), search: `?${next.toString()}` }, options);
  };
  return (
    <section className={css.page}>
      {above.length > 0 && (
        <nav className={css.above} aria-label="Reports above">
          {above.map(([label, href]) => (
            <Link key={label} to={href}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <h1 className={css.title}>{title}</h1>
      <Report key={kind.id} kind={kind} search={`?${asked.toString()}`} onSearch={open} />
    </section>
  );
}
