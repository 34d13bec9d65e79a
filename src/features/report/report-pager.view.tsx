import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageCount, reportPageRows } from '#domain/report/report.ts';
import { Button } from '#ui/button/button.tsx';
import css from './report.module.css';

export interface ReportPagerProps {
  /** Counts from 1. */
  page: number;
  /** The number of rows in the whole period. */
  count: number;
  onPage: (page: number) => void;
}

/** Which rows these are, and links to the others. A link that leads nowhere keeps its place and its focus. */
export function ReportPager({ page, count, onPage }: ReportPagerProps) {
  const pages = pageCount(count);
  const first = Math.min(count, (page - 1) * reportPageRows + 1);
  const last = Math.min(count, page * reportPageRows);
  const step = (by: number) => {
    const next = page + by;
    return { 'aria-disabled': next < 1 || next > pages || undefined, onClick: () => onPage(next) };
  };
  const [before, after] = [step(-1), step(1)];
  return (
    <nav className={css.pager} aria-label="Pages of the report">
      <p className={css.place} role="status">
        {count === 0 ? 'No rows' : `Rows ${first}–${last} of ${count}`}
      </p>
      {pages > 1 && (
        <>
          <Button {...before} onClick={before['aria-disabled'] ? undefined : before.onClick}>
            <ChevronLeft aria-hidden /> Previous
          </Button>
          <span className={css.pages}>
            Page {page} of {pages}
          </span>
          <Button {...after} onClick={after['aria-disabled'] ? undefined : after.onClick}>
            Next <ChevronRight aria-hidden />
          </Button>
        </>
      )}
    </nav>
  );
}
