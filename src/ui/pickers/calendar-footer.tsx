import { itemAt } from '#domain/must.ts';
import { mayPickToday } from '#machines/date-picker/picker-selectors.ts';
import { localeOf } from '#machines/date-picker/picker-value.ts';
import { Button } from '../button/button.tsx';
import css from './pickers.module.css';
import { TimeFields } from './time-fields.tsx';
import type { RunningPicker } from './use-picker.ts';

/** The times of the picked dates, and the buttons Today and Clear (PIC-8). */
export function CalendarFooter({ picker: { context, view, send, today } }: { picker: RunningPicker }) {
  const { options, value, times, isRange } = context;
  const { labels } = localeOf(options);
  const names = isRange ? [labels.startTime, labels.endTime] : [labels.time];
  return (
    <>
      {options.withTime && view === 'day' && value.length > 0 && (
        <div className={css.times}>
          {value.map((_, end) => (
            <TimeFields
              key={names[end]}
              label={itemAt(names, end)}
              locale={options.locale}
              value={times[end] ?? null}
              options={{ isDisabled: options.isDisabled }}
              onChange={(time) => send({ type: 'time.changed', end: end as 0 | 1, time })}
            />
          ))}
        </div>
      )}
      <div className={css.footer}>
        <Button
          size="small"
          disabled={!mayPickToday(context)}
          onClick={() => send({ type: 'today.picked', today: today() })}
        >
          {labels.today}
        </Button>
        <Button size="small" disabled={options.isDisabled} onClick={() => send({ type: 'clear.picked' })}>
          {labels.clear}
        </Button>
      </div>
    </>
  );
}
