import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Shows } from '#features/report/account-chart.view.tsx';
import { KeptPractice } from '#features/report/kept-practice.tsx';
import { isOfPractice, ofPractice, pageOf } from '#features/report/of-practice.ts';
import type { ReportKind } from '#features/report/report-kind.ts';
import { Report, type ShownPeriod } from '#features/report/report.tsx';
import { useUserName } from '#features/session/session.provider.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import css from './report-pages.module.css';
import { places } from './use-address-filters.ts';

// The graphs and what draws them are fetched while the rows are on their way.
const MonthStatement = lazyPart(
  async () => (await import('#features/report/month-statement.tsx')).MonthStatement,
);
const AccountChart = lazyPart(async () => (await import('#features/report/account-chart.tsx')).AccountChart);

export interface ReportPageProps {
  title: string;
  kind: ReportKind;
  /** Set when the days are part of the path. */
  days?: { from: string; to: string; pathOf: (from: string, to: string) => string };
  /** The reports above this one, for the same days. */
  above?: readonly (readonly [label: string, href: string])[];
  /** Chooses what is shown; `kept` names its parts of the address. */
  filter?: ReactNode;
  kept?: readonly string[];
  /** What is drawn above the rows. */
  shows?: Shows;
}

const chartOf = (shows: Shows, isPractice: boolean) =>
  function Drawn({ period, onDay }: ShownPeriod) {
    return (
      <PartBoundary name="The graphs" loading={<div className={css.charts} />}>
        <AccountChart {...{ shows, period, isPractice, onDay }} />
        {shows === 'balance' && <MonthStatement {...{ period, isPractice }} />}
      </PartBoundary>
    );
  };

/** A report in the page; its days, order and page number are in the address, and whether it is of a kept practice account. */
export function ReportPage({
  title,
  kind: own,
  days,
  above = [],
  filter,
  kept = [],
  shows,
}: ReportPageProps) {
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
    for (const name of kept) {
      const value = asked.get(name);
      if (value !== null) next.set(name, value);
    }
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
      <Report
        key={kind.id}
        account={useUserName()}
        kind={kind}
        search={`?${asked.toString()}`}
        onSearch={open}
        chart={shows && chartOf(shows, isPractice)}
      />
    </section>
  );
}
