import { PickerPlace, ShownPicker, type SharedPickerProps } from './shown-picker.tsx';
import { usePicker, type PickedDate } from './use-picker.ts';

export interface DatePickerProps extends SharedPickerProps {
  /** Given: the owner decides. `YYYY-MM-DD`, or with a time `YYYY-MM-DDTHH:MM:SS`; null for none. */
  value?: PickedDate | null;
  defaultValue?: PickedDate;
  onChange?: (value: PickedDate | null) => void;
}

/** A date in a field with a popup, or with `options.isInline` a calendar in the page. */
export function DatePicker(props: DatePickerProps) {
  return (
    <PickerPlace>
      <Running {...props} />
    </PickerPlace>
  );
}

const listOf = (value: PickedDate | null | undefined): readonly PickedDate[] => (value ? [value] : []);

function Running({ value, defaultValue, onChange, ...shared }: DatePickerProps) {
  const first = listOf(defaultValue);
  const picker = usePicker(false, {
    options: shared.options,
    value: value === undefined ? undefined : listOf(value),
    defaultValue: first,
    onChange: onChange && (([picked = null]) => onChange(picked)),
    today: shared.today,
  });
  return <ShownPicker {...shared} picker={picker} first={first} />;
}
