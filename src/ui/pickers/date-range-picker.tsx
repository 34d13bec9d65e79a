import { useSyncExternalStore } from 'react';
import { PickerPlace, ShownPicker, type SharedPickerProps } from './shown-picker.tsx';
import { usePicker, type PickedDate } from './use-picker.ts';

/** Both ends included: days, or with times `YYYY-MM-DDTHH:MM:SS`. */
export interface PickedRange {
  start: PickedDate;
  end: PickedDate;
}

export interface DateRangePickerProps extends SharedPickerProps {
  /** Given: the owner decides; null for none. */
  value?: PickedRange | null;
  defaultValue?: PickedRange;
  onChange?: (value: PickedRange | null) => void;
}

/** Two dates in a field with a popup of two months, or one on a phone (PIC-6). */
export function DateRangePicker(props: DateRangePickerProps) {
  return (
    <PickerPlace>
      <Running {...props} />
    </PickerPlace>
  );
}

const listOf = (range: PickedRange | null | undefined): readonly PickedDate[] =>
  range ? [range.start, range.end] : [];

const narrow = '(width < 768px)';
const subscribe = (listener: () => void) => {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const isNarrow = () => window.matchMedia(narrow).matches;

function Running({ value, defaultValue, onChange, ...shared }: DateRangePickerProps) {
  const hasOneMonth = useSyncExternalStore(subscribe, isNarrow);
  const first = listOf(defaultValue);
  const picker = usePicker(true, {
    options: { ...shared.options, months: hasOneMonth ? 1 : (shared.options?.months ?? 2) },
    value: value === undefined ? undefined : listOf(value),
    defaultValue: first,
    onChange: onChange && (([start, end]) => onChange(start && end ? { start, end } : null)),
    today: shared.today,
  });
  return <ShownPicker {...shared} picker={picker} first={first} />;
}
