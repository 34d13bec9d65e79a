import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { Payee } from '#domain/payment/wallet.ts';
import { isHeldAt } from '#domain/payment/withdrawal.ts';
import { formatMoment } from '#domain/words/moment.ts';
import { selectPayees, type PayeesEvent, type PayeesSnapshot } from '#machines/payees/payees.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import css from './withdraw.module.css';

export interface PayeesViewProps {
  snapshot: PayeesSnapshot;
  send: (event: PayeesEvent) => void;
  chosen: string | null;
  onChoose: (payeeId: string) => void;
  /** Null: a new one. */
  onEdit: (payee: Payee | null) => void;
  now: string;
  /** The time zone of the times shown. */
  zone: string;
}

/** Whom the money may be sent to. Each can be chosen, changed and, by a second press, forgotten. */
export function PayeesView({ snapshot, send, onEdit, ...row }: PayeesViewProps) {
  const name = useId();
  const payees = selectPayees(snapshot);
  if (snapshot.matches('noAnswer')) {
    return (
      <ErrorState
        title="Your money is not affected. Your payees could not be loaded."
        onRetry={() => send({ type: 'retry.chosen' })}
      />
    );
  }
  if (payees === null) return <SkeletonRows rows={2} label="Loading your payees" />;
  return (
    <fieldset className={css.payees}>
      <legend>To</legend>
      {payees.map((payee) => (
        <PayeeRow key={payee.payeeId} {...{ payee, name, snapshot, send, onEdit }} {...row} />
      ))}
      {payees.length === 0 && <p>You have no payee yet. Money can be sent to the first one at once.</p>}
      <Button onClick={() => onEdit(null)}>
        <Plus aria-hidden size={16} /> Add a payee
      </Button>
    </fieldset>
  );
}

interface PayeeRowProps extends PayeesViewProps {
  payee: Payee;
  /** Of the group of radio buttons. */
  name: string;
}

function PayeeRow({ payee, name, chosen, onChoose, onEdit, snapshot, send, now, zone }: PayeeRowProps) {
  const { removed } = snapshot.context;
  return (
    <div className={css.payee}>
      <label className={css.choice}>
        <input
          type="radio"
          name={name}
          checked={chosen === payee.payeeId}
          onChange={() => onChoose(payee.payeeId)}
        />
        <span className={css.label}>
          {payee.label}
          <span className={css.holder}>{payee.holder}</span>
          {isHeldAt(payee, now) && (
            <span className={css.holder}>
              New: money can be sent to it from {formatMoment(payee.heldUntil ?? '', zone)}
            </span>
          )}
        </span>
      </label>
      {removed?.payeeId === payee.payeeId ? (
        <Removal {...{ payee, snapshot, send }} />
      ) : (
        <span className={css.changes}>
          <Button size="small" aria-label={`Change ${payee.label}`} onClick={() => onEdit(payee)}>
            Change
          </Button>
          <Button
            size="small"
            aria-label={`Remove ${payee.label}`}
            onClick={() => send({ type: 'remove.chosen', payee })}
          >
            Remove
          </Button>
        </span>
      )}
    </div>
  );
}

function Removal({ payee, snapshot, send }: Pick<PayeeRowProps, 'payee' | 'snapshot' | 'send'>) {
  const isUnknown = snapshot.matches('notRemoved');
  const isRemoving = snapshot.matches('removing');
  return (
    <div className={css.removal} role={isUnknown ? 'alert' : 'group'} aria-label={`Remove ${payee.label}`}>
      <p>
        {isUnknown
          ? 'It is not known whether it was removed. Asking again does no harm.'
          : 'Forget this payee? What is on its way to it goes on.'}
      </p>
      <div className={css.presses}>
        <Button size="small" onClick={() => send({ type: 'back.chosen' })}>
          Keep it
        </Button>
        <Button
          size="small"
          variant="danger"
          loading={isRemoving}
          onClick={() => send({ type: 'confirm.chosen' })}
        >
          {isRemoving ? 'Removing…' : 'Remove'}
        </Button>
      </div>
    </div>
  );
}
