import { useLocation, useNavigate } from 'react-router-dom';
import type { ReportKind } from '#features/report/report-kind.ts';
import { Report } from '#features/report/report.tsx';
import { statementReport } from '#features/report/statement.ts';
import css from './report-pages.module.css';

export const StatementPage = () => <ReportPage title="Account statement" kind={statementReport} />;

/** A report in the page, its days, order and page in the address. */
function ReportPage({ title, kind }: { title: string; kind: ReportKind }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <section className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <Report
        key={kind.id}
        kind={kind}
        search={search}
        onSearch={(to, options) => void navigate({ search: to }, options)}
      />
    </section>
  );
}
