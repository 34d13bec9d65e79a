import type { ReactNode } from 'react';
import css from './field-frame.module.css';

interface FieldFrameProps {
  label: string;
  /** Id of the input that the label belongs to. */
  fieldId: string;
  /** Id of the hint or error, for the input's `aria-describedby`. */
  noteId: string;
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** Label above, note below. An error replaces the hint and is announced when it appears. */
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
