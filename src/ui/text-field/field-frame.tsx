import type { ReactNode } from 'react';
import css from './field-frame.module.css';

interface FieldFrameProps {
  label: string;
  /** Id of the input that the label names. */
  fieldId: string;
  /** Id of the hint or error, for the input's `aria-describedby`. */
  noteId: string;
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** Label above, note below. An error takes the place of the hint and is read out as it appears. */
export function FieldFrame({ label, fieldId, noteId, error, hint, children }: FieldFrameProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={fieldId}>
        {label}
      </label>
      {children}
      <div id={noteId} className={css.note} data-error={error ? true : undefined} aria-live="polite">
        {error ?? hint}
      </div>
    </div>
  );
}
