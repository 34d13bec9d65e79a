import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { longestReport } from '#domain/report/report.ts';
import { formatDayOf } from '#domain/words/moment.ts';
import { zoneText } from '#domain/words/zone-words.ts';
import type { ReportEvent, ReportSnapshot } from '#machines/report/report.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import type { ReportKind } from './report-kind.ts';
import { shownReportOf } from './report-props.ts';
import { ReportTable } from './report-table.view.tsx';
import css from './report.module.css';

// The calendar is fetched while the rows are on their way.
const ReportRange = lazyPart(async () => (await import('#ui/pickers/report-range.tsx')).ReportRange);
const DateChip = lazyPart(async () => (await import('#ui/pickers/date-chip.tsx')).DateChip);

export interface ReportViewProps {
  kind: Omit<ReportKind, 'read'>;
  /** The time zone of the report's days and times. */
  zone: string;
  /** What the device calls its own; empty if it names none. */
  ownZone: string;
  snapshot: ReportSnapshot;
  send: (event: ReportEvent) => void;
  /** Why the days that the address asks for are not those shown. */
  refusedDays?: string | null;
  today: Day;
  chart?: ReactNode;
  /** Whose report it is: paper says so. */
  account?: string | null;
}

/** A report: its days, its sums, its rows, and a button that saves all of it as a file. */
export function ReportView({
  kind,
  zone,
  ownZone,
  snapshot,
  send,
  refusedDays,
  today,
  chart,
  account,
}: ReportViewProps) {
  const { ask, answer, refusal } = snapshot.context;
  const shown = shownReportOf(snapshot);
  const days = kind.hasRange === false ? [] : [ask.from, ask.to].map(dayText);
  return (
    <div className={css.report}>
      <p className={css.printed}>{[account, days.join(' – ')].filter(Boolean).join(' · ')}</p>
      <ReportBar {...{ kind, zone, ownZone, snapshot, send, today }} />
      {refusedDays && kind.hasRange !== false && (
        <p className={css.failed} role="alert">
          {refusedDays} The last seven days are shown.
        </p>
      )}
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
      {!snapshot.matches({ list: 'refused' }) && chart}
      {!answer && snapshot.matches({ list: 'loading' }) && (
        <SkeletonRows rows={8} label="Loading the report" />
      )}
      {shown && <ReportTable {...shown} {...{ kind, zone, send }} />}
    </div>
  );
}

const dayText = (day: Day): string => formatDayOf(`${day}T12:00:00.000Z`, 'UTC');

type BarProps = Pick<ReportViewProps, 'kind' | 'zone' | 'ownZone' | 'snapshot' | 'send' | 'today'>;

/** Which days, of which zone, and what can be made of them. */
function ReportBar({ kind, zone, ownZone, snapshot, send, today }: BarProps) {
  const { ask } = snapshot.context;
  const isSaving = snapshot.matches({ file: 'saving' });
  return (
    <div className={css.bar}>
      {kind.hasRange !== false && (
        <div className={css.range}>
          <PartBoundary name="The choice of dates" loading={<p className={css.noRange}>Dates</p>}>
            <ReportRange
              value={{ start: ask.from, end: ask.to }}
              onChange={({ start, end }) => send({ type: 'range.chosen', from: start, to: end })}
              longest={longestReport}
              today={today}
            />
          </PartBoundary>
        </div>
      )}
      {kind.hasDays && (
        <PartBoundary name="The choice of a day" loading={null}>
          <DateChip
            label="Go to a day"
            value={ask.from === ask.to ? ask.from : null}
            onChange={(day) => day && send({ type: 'range.chosen', from: day, to: day })}
            options={{ max: today }}
            today={today}
          />
        </PartBoundary>
      )}
      <p className={css.zone}>{zoneText(zone, ownZone)}</p>
      <Button onClick={() => print()}>
        <Printer aria-hidden /> Print
      </Button>
      <Button
        onClick={() => send({ type: 'file.chosen' })}
        loading={isSaving}
        aria-disabled={!snapshot.matches({ list: 'listed' }) || undefined}
      >
        <Download aria-hidden /> {isSaving ? 'Preparing…' : 'CSV'}
      </Button>
    </div>
  );
}
