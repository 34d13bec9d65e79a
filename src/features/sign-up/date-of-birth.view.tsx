import { useId, useRef } from 'react';
import type { SignUpFields } from '#domain/bettor/sign-up-form.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import css from './sign-up.module.css';

type Part = 'day' | 'month' | 'year';

const parts: readonly { part: Part; label: string; digits: number }[] = [
  { part: 'day', label: 'Day', digits: 2 },
  { part: 'month', label: 'Month', digits: 2 },
  { part: 'year', label: 'Year', digits: 4 },
];

export interface DateOfBirthProps {
  fields: Pick<SignUpFields, Part>;
  error?: string;
  /** What is said of the age. */
  hint: string;
  onType: (part: Part, text: string) => void;
  onLeave: () => void;
}

/** A date that everybody knows by heart is typed, not picked. */
export function DateOfBirth({ fields, error, hint, onType, onLeave }: DateOfBirthProps) {
  const noteId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <FieldGroup legend="Date of birth" aria-describedby={noteId} ref={group}>
      <div className={css.date}>
        {parts.map(({ part, label, digits }) => (
          <label key={part} className={css.part}>
            <span>{label}</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              size={digits}
              maxLength={digits}
              value={fields[part]}
              onChange={({ target }) => onType(part, target.value)}
              onBlur={({ relatedTarget }) => {
                if (!group.current?.contains(relatedTarget)) onLeave();
              }}
              aria-invalid={error ? true : undefined}
              aria-describedby={noteId}
            />
          </label>
        ))}
      </div>
      <div id={noteId} className={css.note} data-error={error ? true : undefined} aria-live="polite">
        {error ?? hint}
      </div>
    </FieldGroup>
  );
}
