import { useRef, useState } from 'react';
import type { LimitChange, SeenLimit } from '#domain/limits/limit-change.ts';
import { currencySign } from '#domain/money/money.ts';
import { amountText, limitName, limitTitle } from '#domain/words/limit-name.ts';
import { formatMinute } from '#domain/words/moment.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { useStepFocus } from '#ui/kept-focus/use-step-focus.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { limitTrouble, raiseText, readLimit, type LimitWay } from './limit-text.ts';
import css from './limits.module.css';

interface LimitCardProps {
  limit: SeenLimit;
  /** RFC 3339. */
  now: string;
  /** That times are shown in. */
  zone: string;
  /** Something is being sent. */
  isBusy: boolean;
  onChange: (change: LimitChange) => void;
}

/** One limit: what is left of it, the raise that waits, and two ways to change it that are as easy as each other. */
export function LimitCard({ limit, now, zone, isBusy, onChange }: LimitCardProps) {
  const { kind, frame, amount, asked } = limit;
  const [wanted, setWanted] = useState<LimitWay>(null);
  const card = useRef<HTMLElement>(null);
  useStepFocus(card, { preventScroll: true });
  const raise = raiseText(limit, now, zone);
  const set = (next: number | null) => {
    setWanted(null);
    onChange({ type: 'SET', kind, frame, amount: next });
  };
  return (
    <section className={css.card} aria-label={limitName(limit)} ref={card} tabIndex={-1}>
      <h4>{limitTitle(limit)}</h4>
      <Standing limit={limit} zone={zone} />
      {raise && (
        <p className={css.raise}>
          {raise}{' '}
          {asked && asked.from <= now && (
            <Button size="small" loading={isBusy} onClick={() => onChange({ type: 'CONFIRM', kind, frame })}>
              Yes, raise it
            </Button>
          )}{' '}
          <Button size="small" loading={isBusy} onClick={() => set(amount)}>
            Drop it
          </Button>
        </p>
      )}
      {wanted !== null || amount === null ? (
        <Change
          key={wanted}
          limit={limit}
          wanted={wanted}
          isBusy={isBusy}
          onSet={set}
          onClose={() => setWanted(null)}
        />
      ) : (
        <div className={css.twins}>
          <Button wide onClick={() => setWanted('lower')}>
            Lower
          </Button>
          <Button wide onClick={() => setWanted('raise')}>
            Raise
          </Button>
        </div>
      )}
    </section>
  );
}

function Standing({ limit, zone }: Pick<LimitCardProps, 'limit' | 'zone'>) {
  const { amount, used, left, until } = limit;
  if (amount === null) return <p className={css.muted}>No limit</p>;
  if (left === null || used === null) return <p className={css.figure}>{amountText(limit, amount)}</p>;
  return (
    <>
      <p className={css.figure}>
        {amountText(limit, left)} <small>left of {amountText(limit, amount)}</small>
      </p>
      <progress
        className={css.bar}
        max={amount}
        value={Math.min(amount, Math.max(0, used))}
        aria-label={`Used of ${limitName(limit)}`}
      />
      {until !== null && <p className={css.muted}>starts anew {formatMinute(until, zone)}</p>}
    </>
  );
}

interface ChangeProps {
  limit: SeenLimit;
  wanted: LimitWay;
  isBusy: boolean;
  onSet: (amount: number | null) => void;
  onClose: () => void;
}

const hints = {
  lower: 'A lower limit holds at once.',
  raise: 'A raise waits a day, and counts once you have said yes again.',
  first: 'It holds at once.',
} as const;

/** Stable, so that React calls it once: whoever wants to change it types next. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** What the limit is to be: typed, with nothing proposed. */
function Change({ limit, wanted, isBusy, onSet, onClose }: ChangeProps) {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = () => {
    const found = limitTrouble(limit, wanted, text);
    setTrouble(found);
    if (found === null) onSet(readLimit(limit, text));
  };
  return (
    <Form label={`Change ${limitName(limit)}`} onSubmit={submit}>
      <TextField
        ref={wanted === null ? undefined : focus}
        label={`${limitName(limit)}: limit`}
        inputMode="decimal"
        autoComplete="off"
        prefix={limit.kind === 'SESSION' ? undefined : currencySign()}
        suffix={limit.kind === 'SESSION' ? 'min' : undefined}
        value={text}
        onChange={setText}
        hint={hints[wanted ?? 'first']}
        {...(trouble !== null && { error: trouble })}
      />
      <div className={css.twins}>
        <Button wide type="submit" loading={isBusy}>
          {wanted === 'raise' ? 'Ask for it' : 'Set it'}
        </Button>
        {wanted !== null && (
          <Button wide onClick={onClose}>
            Back
          </Button>
        )}
      </div>
      {wanted === 'raise' && (
        <Button size="small" loading={isBusy} onClick={() => onSet(null)}>
          Go without this limit
        </Button>
      )}
    </Form>
  );
}
