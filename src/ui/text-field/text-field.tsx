import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import css from './text-field.module.css';

export interface TextFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'prefix'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and what to do; replaces the hint. */
  error?: string;
  hint?: ReactNode;
  /** Shown inside the field before the text: a currency sign, an icon. */
  prefix?: ReactNode;
  /** Shown inside the field after the text: a unit, a button. */
  suffix?: ReactNode;
}

/** A labelled text input. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  prefix,
  suffix,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  return (
    <FieldFrame label={label} fieldId={fieldId} noteId={noteId} error={error} hint={hint}>
      <div
        className={css.box}
        data-invalid={error ? true : undefined}
        data-disabled={rest.disabled || undefined}
      >
        {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
        <input
          type="text"
          {...rest}
          id={fieldId}
          className={css.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
        {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
