import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageCount, reportPageRows, type ReportAnswer } from '#domain/report/report.ts';
import { Button } from '#ui/button/button.tsx';
import css from './report.module.css';

export interface ReportPagerProps {
  /** Counts from 1. */
  page: number;
  answer: Pick<ReportAnswer, 'count' | 'rows' | 'place'>;
  isLoading: boolean;
  onPage: (page: number) => void;
}

/** Which rows these are, and links to the others. A link that leads nowhere keeps its place and its focus. */
export function ReportPager({ page, answer: { count, rows, place }, isLoading, onPage }: ReportPagerProps) {
  const offset = place?.offset ?? (page - 1) * reportPageRows;
  const last = Math.min(count, offset + rows.length);
  // The rows that are still shown while others load are of another page.
  const pages = isLoading
    ? Math.max(page, pageCount(count))
    : page + Math.ceil((count - last) / reportPageRows);
  const step = (by: number, isThere: boolean) => ({
    'aria-disabled': !isThere || isLoading || undefined,
    onClick: () => onPage(page + by),
  });
  const [before, after] = [step(-1, offset > 0), step(1, last < count)];
  return (
    <nav className={css.pager} aria-label="Pages of the report">
      <p className={css.place} role="status">
        {count === 0 ? 'No rows' : `Rows ${Math.min(last, offset + 1)}–${last} of ${count}`}
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
