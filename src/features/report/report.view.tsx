import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#domain/moment.ts';
import { longestReport, type ReportAnswer, type ReportAsk, type ReportCell } from '#domain/report.ts';
import type { ReportEvent, ReportSnapshot } from '#machines/report/report.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { Table, Td, Th } from '#ui/table/table.tsx';
import type { ReportKind } from './report-kind.ts';
import { ReportPager } from './report-pager.view.tsx';
import css from './report.module.css';

// The rows are on their way while the calendar is fetched.
const ReportRange = lazy(async () => ({
  default: (await import('#ui/pickers/report-range.tsx')).ReportRange,
}));

export interface ReportViewProps {
  kind: Omit<ReportKind, 'read'>;
  /** Whose days and clock these are. */
  zone: string;
  snapshot: ReportSnapshot;
  send: (event: ReportEvent) => void;
  /** The day it is, for stories. */
  today?: string;
}

/** A report: its days, its sums, its rows, and the whole of it as a file. */
export function ReportView({ kind, zone, snapshot, send, today }: ReportViewProps) {
  const { ask, answer, refusal } = snapshot.context;
  const isSaving = snapshot.matches({ file: 'saving' });
  return (
    <div className={css.report}>
      <div className={css.bar}>
        {kind.hasRange !== false && (
          <div className={css.range}>
            <Suspense fallback={<p className={css.noRange}>Dates</p>}>
              <ReportRange
                value={{ start: ask.from, end: ask.to }}
                onChange={({ start, end }) => send({ type: 'range.chosen', from: start, to: end })}
                daysBack={longestReport}
                today={today}
              />
            </Suspense>
          </div>
        )}
        <p className={css.zone}>Days and times of {zone}</p>
        <Button
          onClick={() => send({ type: 'file.chosen' })}
          loading={isSaving}
          aria-disabled={!snapshot.matches({ list: 'listed' }) || undefined}
        >
          <Download aria-hidden /> {isSaving ? 'Preparing…' : 'CSV'}
        </Button>
      </div>
      {snapshot.matches({ file: 'failed' }) && (
        <p className={css.failed} role="alert">
          The file could not be made. Try again in a moment.
        </p>
      )}
      {snapshot.matches({ list: 'refused' }) && <ErrorState title={refusal}>Choose other dates.</ErrorState>}
      {snapshot.matches({ list: 'noAnswer' }) && (
        <ErrorState
          title="The report could not be loaded. Your money and your bets are not affected."
          onRetry={() => send({ type: 'retry.chosen' })}
        />
      )}
      {!answer && snapshot.matches({ list: 'loading' }) && (
        <SkeletonRows rows={8} label="Loading the report" />
      )}
      {answer && (
        <Answer
          kind={kind}
          zone={zone}
          ask={ask}
          answer={answer}
          isLoading={snapshot.matches({ list: 'loading' })}
          send={send}
        />
      )}
    </div>
  );
}

interface AnswerProps extends Pick<ReportViewProps, 'kind' | 'zone' | 'send'> {
  ask: ReportAsk;
  answer: ReportAnswer;
  isLoading: boolean;
}

function Answer({ kind, zone, ask, answer, isLoading, send }: AnswerProps) {
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
                  <Td key={columns[at]?.label} figure={columns[at]?.isFigure} data-label={columns[at]?.label}>
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
  if ('money' in cell) return <MoneyText minor={cell.money} signed={cell.isSigned} />;
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
      {cell.note && <span className={css.note}>{cell.note}</span>}
    </span>
  );
}
