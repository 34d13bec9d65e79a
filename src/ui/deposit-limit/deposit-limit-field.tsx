import { frameKinds, type FrameKind } from '#domain/limits/frame.ts';
import type { TypedDepositLimit } from '#domain/limits/typed-deposit-limit.ts';
import { currencySign } from '#domain/money/money.ts';
import { FieldGroup } from '../form/field-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import css from './deposit-limit.module.css';

const frameWords: Record<FrameKind, string> = { DAY: 'a day', WEEK: 'a week', MONTH: 'a month' };

export interface DepositLimitFieldProps {
  fields: TypedDepositLimit;
  error?: string;
  onType: (limit: string) => void;
  onFrame: (frame: FrameKind) => void;
  onLeave: () => void;
}

/** One empty field: no amount is suggested. */
export function DepositLimitField({ fields, error, onType, onFrame, onLeave }: DepositLimitFieldProps) {
  return (
    <FieldGroup legend="Deposit limit">
      <TextField
        label="The most to pay in"
        value={fields.limit}
        onChange={onType}
        onBlur={onLeave}
        prefix={currencySign()}
        inputMode="decimal"
        autoComplete="off"
        hint="Lower it whenever you like, at once. Raising it takes 24 hours."
        error={error}
      />
      <div className={css.frames} role="radiogroup" aria-label="In">
        {frameKinds.map((frame) => (
          <label key={frame} className={css.frame}>
            <input
              type="radio"
              name="frame"
              checked={fields.frame === frame}
              onChange={() => onFrame(frame)}
            />
            {frameWords[frame]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
