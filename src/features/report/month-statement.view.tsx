import { FileText } from 'lucide-react';
import type { Month } from '#domain/calendar/day.ts';
import { formatDayOf } from '#domain/words/moment.ts';
import { Button } from '#ui/button/button.tsx';
import css from './report.module.css';

export interface MonthStatementViewProps {
  month: Month;
  state: 'idle' | 'busy' | 'failed';
  onChoose: () => void;
}

const monthText = (month: Month): string =>
  formatDayOf(`${month}-15T12:00:00.000Z`, 'UTC').split(' ').slice(2).join(' ');

/** Offers a month's statement to print or to keep. */
export const MonthStatementView = ({ month, state, onChoose }: MonthStatementViewProps) => (
  <p className={css.month}>
    <Button size="small" onClick={onChoose} loading={state === 'busy'}>
      <FileText aria-hidden /> Statement of {monthText(month)}, PDF
    </Button>
    {state === 'failed' && (
      <span role="alert" className={css.failed}>
        The statement could not be made. Try again in a moment.
      </span>
    )}
  </p>
);
