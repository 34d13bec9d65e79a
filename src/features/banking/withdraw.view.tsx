import { Lock } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { currencySign, formatMoney, minorToDecimalText } from '#domain/money/money.ts';
import { asksCode } from '#domain/payment/withdrawal.ts';
import {
  selectTyped,
  type WithdrawEvent,
  type WithdrawSnapshot,
} from '#machines/withdraw/withdraw.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { CodeField } from '#ui/text-field/code-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { InSight } from './in-sight.tsx';
import css from './withdraw.module.css';

export interface WithdrawViewProps {
  snapshot: WithdrawSnapshot;
  send: (event: WithdrawEvent) => void;
  now: () => string;
  nextClientId: () => string;
  /** How long a payment usually takes, in words. */
  usual: string;
  /** The payees, of whom one is chosen. */
  payees: ReactNode;
  /** How what was given stands. */
  children: ReactNode;
}

/** To whom and how much; then the same said once more before it is asked for. */
export function WithdrawView(props: WithdrawViewProps) {
  const { snapshot, children } = props;
  if (snapshot.matches('given')) return <InSight>{children}</InSight>;
  if (!snapshot.matches('confirming')) return <Editing {...props} />;
  return (
    <InSight>
      <Confirming {...props} />
    </InSight>
  );
}

function Editing({ snapshot, send, now, payees, usual }: WithdrawViewProps) {
  const [hasLeft, setHasLeft] = useState(false);
  const { facts, text, trouble } = snapshot.context;
  const amountField = useRef<HTMLInputElement>(null);
  const whereto = useRef<HTMLDivElement>(null);
  const typed = selectTyped(snapshot);
  const ofAmount = typed.amount === null ? trouble : null;
  const wrong = (hasLeft ? typed.problem : null) ?? ofAmount ?? undefined;
  const submit = () => {
    send({ type: 'withdraw.chosen', at: now() });
    // To what is wrong, if something is; the question that is asked otherwise takes the focus itself.
    const payee = whereto.current?.querySelector<HTMLInputElement>('input:checked, input');
    (typed.amount === null ? amountField.current : payee)?.focus();
  };
  return (
    <Form label="Withdraw" onSubmit={submit}>
      <p className={css.free}>
        <span>Free to withdraw</span>
        <strong>{facts ? formatMoney(facts.available) : '…'}</strong>
      </p>
      <TextField
        ref={amountField}
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        prefix={currencySign()}
        value={text}
        onChange={(next) => send({ type: 'amount.typed', text: next })}
        onBlur={() => setHasLeft(true)}
        error={wrong}
        hint={facts ? `${formatMoney(facts.least)} to ${formatMoney(facts.most)} at once` : undefined}
        suffix={
          <Chip
            onClick={() => {
              const all = Math.min(facts?.available ?? 0, facts?.most ?? 0);
              send({ type: 'amount.typed', text: minorToDecimalText(Math.max(0, all)) });
            }}
          >
            All
          </Chip>
        }
      />
      <div
        ref={whereto}
        className={css.whereto}
        data-invalid={(trouble !== null && ofAmount === null) || undefined}
      >
        {payees}
      </div>
      <p className={css.note}>
        <Lock aria-hidden size={16} />
        <span>It leaves your wallet at once and cannot be called back. {usual}</span>
      </p>
      {trouble !== null && ofAmount === null && <FormTrouble>{trouble}</FormTrouble>}
      <Button variant="primary" size="large" wide type="submit">
        {typed.amount === null ? 'Withdraw' : `Withdraw ${formatMoney(typed.amount)}`}
      </Button>
    </Form>
  );
}

/** Stable, so that React calls it once: the keyboard goes on from the question. */
const focus = (element: HTMLElement | null) => element?.focus();

function Confirming({ snapshot, send, now, nextClientId, usual }: WithdrawViewProps) {
  const { asked, facts, trouble } = snapshot.context;
  const [code, setCode] = useState('');
  if (!asked) return null;
  const amount = formatMoney(asked.amount);
  return (
    <section className={css.confirm} aria-label="Confirm the withdrawal">
      <h3 className={css.question} tabIndex={-1} ref={focus}>
        Send {amount} to {asked.payee.label}?
      </h3>
      <p>
        It goes to {asked.payee.holder}. {amount} leaves your wallet at once and cannot be called back.{' '}
        {usual}
      </p>
      {facts && asksCode(asked, facts) && (
        <CodeField value={code} onChange={setCode} error={trouble ?? undefined} />
      )}
      <div className={css.presses}>
        <Button size="large" onClick={() => send({ type: 'back.chosen' })}>
          Back
        </Button>
        <Button
          variant="primary"
          size="large"
          onClick={() => send({ type: 'confirm.chosen', at: now(), clientId: nextClientId(), code })}
        >
          Send {amount}
        </Button>
      </div>
    </section>
  );
}
