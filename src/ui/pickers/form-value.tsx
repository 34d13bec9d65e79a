import { useFormReset } from './use-form-reset.ts';
import { split, type RunningPicker } from './use-picker.ts';

/** What a form submits for a picker, and what resetting the form restores. */
export function FormValue({
  name,
  picker,
  defaultValue,
}: {
  name: string | undefined;
  picker: RunningPicker;
  defaultValue: readonly string[];
}) {
  const { send, picked } = picker;
  const place = useFormReset(() => send({ type: 'value.set', ...split(defaultValue) }));
  if (name === undefined) return null;
  return (
    <>
      {(picked.length > 0 ? picked : ['']).map((value, end) => (
        <input key={end} ref={end === 0 ? place : undefined} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
