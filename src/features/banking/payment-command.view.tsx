import type { PaymentSnapshot } from '#machines/payment/payment.machine.ts';
import type { PaymentEvent } from '#machines/payment/payment.types.ts';
import { Button } from '#ui/button/button.tsx';
import { commandStateOf, commandWords, subjectOf } from './command-words.ts';
import css from './payment-command.module.css';

export interface PaymentCommandViewProps {
  snapshot: PaymentSnapshot;
  send: (event: PaymentEvent) => void;
  /** Puts away what became of it; null where the page itself goes on from there. */
  onClose: (() => void) | null;
}

/** Presses that a state may take, the wanted one first. */
const presses = (snapshot: PaymentSnapshot): [PaymentEvent['type'], string][] => {
  if (snapshot.matches('notStored'))
    return [
      ['retry.chosen', 'Try again'],
      ['drop.chosen', 'Cancel it'],
    ];
  if (snapshot.matches('unknown')) return [['drop.chosen', 'Give it up']];
  if (snapshot.matches('neverArrived'))
    return [
      ['send.chosen', 'Send it'],
      ['drop.chosen', 'Give it up'],
    ];
  return [];
};

/** How a command about money stands, from the press until the exchange has said what became of it. */
export function PaymentCommandView({ snapshot, send, onClose }: PaymentCommandViewProps) {
  const isTrouble = ['refused', 'notStored', 'neverArrived'].includes(commandStateOf(snapshot));
  const words = commandWords(snapshot);
  if (words === null) return null;
  return (
    <section className={css.command} aria-label={`Your ${subjectOf(snapshot.context.command.type)}`}>
      <p className={css.words} role={isTrouble ? 'alert' : 'status'}>
        {words}
      </p>
      <div className={css.presses}>
        {presses(snapshot).map(([type, label]) => (
          <Button key={type} onClick={() => send({ type })}>
            {label}
          </Button>
        ))}
        {snapshot.status === 'done' && onClose && <Button onClick={onClose}>Close</Button>}
      </div>
    </section>
  );
}
