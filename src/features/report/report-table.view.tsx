import { Link } from 'react-router-dom';
import { formatMoment } from '#domain/words/moment.ts';
import type { ReportAnswer, ReportAsk, ReportCell } from '#domain/site/report.ts';
import type { ReportEvent } from '#machines/report/report.machine.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { Table, Td, Th } from '#ui/table/table.tsx';
import type { ReportKind } from './report-kind.ts';
import { ReportPager } from './report-pager.view.tsx';
import css from './report.module.css';

export interface ReportTableProps {
  kind: Omit<ReportKind, 'read'>;
  /** The time zone of the times shown. */
  zone: string;
  send: (event: ReportEvent) => void;
  ask: ReportAsk;
  answer: ReportAnswer;
  isLoading: boolean;
}

/** A report's sums, its rows under heads that sort them, and links to its other pages. */
export function ReportTable({ kind, zone, ask, answer, isLoading, send }: ReportTableProps) {
  const { columns, label } = kind;
  const order = ask.direction === 'ASC' ? 'ascending' : 'descending';
  return (
    <div className={css.answer} aria-busy={isLoading}>
      <dl className={css.sums}>
        {answer.sums.map((sum) => (
          <div key={sum.label} className={css.sum}>
            <dt>{sum.label}</dt>
            <dd>
              <MoneyText minor={sum.money} signed={sum.isSigned} />
            </dd>
          </div>
        ))}
      </dl>
      {answer.rows.length === 0 ? (
        <EmptyState title={kind.emptyTitle}>{kind.emptyText}</EmptyState>
      ) : (
        <div className={css.table}>
          <Table
            label={label}
            head={columns.map((column) => (
              <Th
                key={column.label}
                figure={column.isFigure}
                sort={column.sort === undefined ? undefined : column.sort === ask.sort ? order : 'none'}
                onSort={() => column.sort && send({ type: 'sort.chosen', sort: column.sort })}
              >
                {column.label}
              </Th>
            ))}
          >
            {answer.rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, at) => (
                  <Td
                    key={columns[at]?.label}
                    figure={columns[at]?.isFigure}
                    data-label={columns[at]?.label}
                    data-place={columns[at]?.place}
                  >
                    <Cell cell={cell} zone={zone} />
                  </Td>
                ))}
              </tr>
            ))}
          </Table>
        </div>
      )}
      <ReportPager
        page={ask.page}
        count={answer.count}
        onPage={(page) => send({ type: 'page.chosen', page })}
      />
    </div>
  );
}

function Cell({ cell, zone }: { cell: ReportCell; zone: string }) {
  const priceText = usePriceText();
  if ('money' in cell) return <MoneyText minor={cell.money} signed={cell.isSigned} />;
  if ('price' in cell) return priceText(cell.price);
  if ('at' in cell)
    return (
      <time className={css.time} dateTime={cell.at}>
        {formatMoment(cell.at, zone)}
      </time>
    );
  return (
    <span className={css.words}>
      {cell.href ? (
        <Link to={cell.href} className={css.link}>
          {cell.text}
        </Link>
      ) : (
        cell.text
      )}
      {cell.mark && (
        <span>
          <Badge>{cell.mark}</Badge>
        </span>
      )}
      {cell.note &&
        (cell.noteHref ? (
          <Link to={cell.noteHref} className={css.note}>
            {cell.note}
          </Link>
        ) : (
          <span className={css.note}>{cell.note}</span>
        ))}
      {cell.popup && (
        // Not a `Link`, which would drop the days and the page from the address.
        <a href={cell.popup.hash} className={css.note}>
          {cell.popup.text}
        </a>
      )}
    </span>
  );
}
