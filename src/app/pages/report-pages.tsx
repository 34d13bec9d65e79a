import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useMemo, type ReactNode } from 'react';
import { rangeSearch } from '#domain/report/report.ts';
import { hrefOf } from '#domain/site/route.ts';
import { betHistoryReport } from '#features/report/bet-history.ts';
import { KeptPractice } from '#features/report/kept-practice.tsx';
import { isOfPractice, ofPractice, pageOf } from '#features/report/of-practice.ts';
import { eventWordOf, profitLossReport, profitLossTitle } from '#features/report/profit-loss.ts';
import type { ReportKind } from '#features/report/report-kind.ts';
import { Report } from '#features/report/report.tsx';
import { statementReport } from '#features/report/statement.ts';
import { WhyMarket } from '#features/why-amount/why-amount.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import css from './report-pages.module.css';

const ofSports = profitLossReport({ level: 'SPORT' });
const ofBets = {
  all: betHistoryReport({ of: 'period' }),
  open: betHistoryReport({ of: 'period', scope: 'UNSETTLED' }),
  settled: betHistoryReport({ of: 'period', scope: 'SETTLED' }),
};
/** A place in a report is in no other. */
const places = ['page', 'after', 'before'];
const shownWords = { all: 'All', open: 'Open', settled: 'Settled' } as const;
const ofUnsettled = betHistoryReport({ of: 'unsettled' });

export const StatementPage = () => <ReportPage title="Account statement" kind={statementReport} />;

export const ProfitLossPage = () => <ReportPage title="Betting profit and loss" kind={ofSports} />;

/** Which of the bets are shown is part of the address. */
export function BetHistoryPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const said = new URLSearchParams(search).get('show');
  const shown = said === 'open' || said === 'settled' ? said : 'all';
  const show = (next: typeof shown) => {
    const to = new URLSearchParams(search);
    for (const place of places) to.delete(place);
    to.set('show', next);
    void navigate({ search: to.toString() });
  };
  return (
    <ReportPage
      title="My Bets"
      kind={ofBets[shown]}
      kept="show"
      filter={
        <div role="group" aria-label="Show" className={css.filter}>
          {(['all', 'open', 'settled'] as const).map((which) => (
            <Chip key={which} pressed={which === shown} onClick={() => show(which)}>
              {shownWords[which]}
            </Chip>
          ))}
        </div>
      }
    />
  );
}

export const UnsettledBetsPage = () => <ReportPage title="Unsettled bets" kind={ofUnsettled} />;

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

interface ReportPageProps {
  title: string;
  kind: ReportKind;
  /** Set when the days are part of the path. */
  days?: { from: string; to: string; pathOf: (from: string, to: string) => string };
  /** The reports above this one, for the same days. */
  above?: readonly (readonly [label: string, href: string])[];
  /** Chooses what is shown; `kept` names its part of the address. */
  filter?: ReactNode;
  kept?: string;
}

/** A report in the page; its days, order and page number are in the address, and whether it is of a kept practice account. */
function ReportPage({ title, kind: own, days, above = [], filter, kept = '' }: ReportPageProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const isPractice = isOfPractice(asked);
  const kind = isPractice ? ofPractice(own) : own;
  if (days) {
    asked.set('from', days.from);
    asked.set('to', days.to);
  }
  const open = (to: string, options: { replace: boolean }) => {
    const next = new URLSearchParams(to);
    const [from, until] = [next.get('from'), next.get('to')];
    const keptValue = asked.get(kept);
    if (keptValue !== null) next.set(kept, keptValue);
    const go = (path: string) => void navigate(pageOf(path, isPractice), options);
    if (!days || !from || !until) return go(`?${next.toString()}`);
    next.delete('from');
    next.delete('to');
    return go(`${days.pathOf(from, until)}?${next.toString()}`);
  };
  const showPractice = (isShown: boolean) => {
    const to = new URLSearchParams(search);
    for (const place of places) to.delete(place);
    void navigate(pageOf(`${pathname}?${to.toString()}`, isShown));
  };
  return (
    <section className={css.page}>
      {above.length > 0 && (
        <nav className={css.above} aria-label="Reports above">
          {above.map(([label, href]) => (
            <Link key={label} to={pageOf(href, isPractice)}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <h1 className={css.title}>{title}</h1>
      <KeptPractice isShown={isPractice} onShow={showPractice} />
      {filter}
      <Report key={kind.id} kind={kind} search={`?${asked.toString()}`} onSearch={open} />
    </section>
  );
}
