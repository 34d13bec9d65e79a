import { useEffect, useId, useRef, type ReactNode } from 'react';
import css from './bettor-settings.module.css';

interface ChoiceProps {
  label: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A setting with the few things it may be, and what the chosen one means. */
export function Choice({ label, note, children }: ChoiceProps) {
  const labelId = useId();
  return (
    <div className={css.choice} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <div className={css.chips}>{children}</div>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}

interface OneOfProps {
  label: string;
  note?: ReactNode;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** The field that was chosen in last, and when. The page may be drawn anew by that, and takes the focus with it. */
let last = { label: '', at: 0 };
const drawnWithin = 5_000;

/** A setting of which there are too many to stand side by side. */
export function OneOf({ label, note, value, options, onChoose }: OneOfProps) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const isAnew = last.label === label && performance.now() - last.at < drawnWithin;
    if (isAnew && document.activeElement === document.body) field.current?.focus();
  }, [label]);
  const choose = (chosen: string) => {
    last = { label, at: performance.now() };
    onChoose(chosen);
  };
  return (
    <div className={css.choice}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <select
        id={id}
        ref={field}
        className={css.select}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      {note && <div className={css.note}>{note}</div>}
    </div>
  );
}
