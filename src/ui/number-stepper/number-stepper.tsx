import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { FieldFrame } from '../text-field/field-frame.tsx';
import css from './number-stepper.module.css';

export type StepDirection = 'up' | 'down';

export interface NumberStepperProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'prefix'
> {
  label: string;
  /** The field's text as typed; the owner interprets it. */
  value: string;
  onChange: (value: string) => void;
  /** Called on a press of − or +, or of an arrow key. The owner knows the ladder. */
  onStep: (direction: StepDirection) => void;
  error?: string;
  hint?: ReactNode;
  prefix?: ReactNode;
  /** Names of the buttons; by default made from the label, e.g. `Lower odds` and `Raise odds`. */
  stepLabels?: { readonly down: string; readonly up: string };
  canStepDown?: boolean;
  canStepUp?: boolean;
}

const KEYS: Readonly<Record<string, StepDirection>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** A typed figure between two thumb-sized buttons, for odds and stakes. */
export function NumberStepper({
  label,
  value,
  onChange,
  onStep,
  error,
  hint,
  prefix,
  stepLabels = { down: `Lower ${label.toLowerCase()}`, up: `Raise ${label.toLowerCase()}` },
  canStepDown = true,
  canStepUp = true,
  id,
  onKeyDown,
  ...rest
}: NumberStepperProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = KEYS[event.key];
    if (!direction || rest.disabled || rest.readOnly) return;
    event.preventDefault();
    if (direction === 'up' ? canStepUp : canStepDown) onStep(direction);
  };
  // The arrow keys do the same, so the buttons are not tab stops of their own.
  const button = (direction: StepDirection, enabled: boolean, icon: ReactNode) => (
    <button
      type="button"
      className={css.step}
      tabIndex={-1}
      aria-label={stepLabels[direction]}
      disabled={rest.disabled || rest.readOnly || !enabled}
      // What is typed next goes where it went before.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(direction)}
    >
      {icon}
    </button>
  );
  return (
    <FieldFrame label={label} fieldId={fieldId} noteId={noteId} error={error} hint={hint}>
      <div
        className={css.box}
        data-invalid={error ? true : undefined}
        data-disabled={rest.disabled || undefined}
      >
        {button('down', canStepDown, <Minus aria-hidden />)}
        <div className={css.middle}>
          {prefix !== undefined && <span className={css.prefix}>{prefix}</span>}
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            id={fieldId}
            className={css.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? noteId : undefined}
          />
        </div>
        {button('up', canStepUp, <Plus aria-hidden />)}
      </div>
    </FieldFrame>
  );
}
