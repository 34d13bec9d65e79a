import type { PaymentCommandType } from '#domain/payment/bettor-payment.ts';
import type { PaymentSnapshot } from '#machines/payment/payment.machine.ts';
import type { PaymentEvent } from '#machines/payment/payment.types.ts';
import { Button } from '#ui/button/button.tsx';
import css from './payment-command.module.css';

export interface PaymentCommandViewProps {
  snapshot: PaymentSnapshot;
  send: (event: PaymentEvent) => void;
  /** Puts away what became of it; null where the page itself goes on from there. */
  onClose: (() => void) | null;
}

const subjects: Record<PaymentCommandType, string> = {
  ASK_DEPOSIT: 'deposit',
  GIVE_UTR: 'reference number',
  ASK_WITHDRAWAL: 'withdrawal',
  TRANSFER: 'transfer',
};

const stateWords = {
  storing: () => 'Sending…',
  sending: () => 'Sending…',
  unknown: (subject: string) =>
    `No answer yet. Your ${subject} may have arrived: we are asking the exchange, and do not send it twice.`,
  neverArrived: (subject: string) =>
    `The exchange has not received your ${subject}. Nothing was booked. Do you still want it?`,
  givingUp: (subject: string) =>
    `We are telling the exchange not to take your ${subject}, should it still arrive.`,
  notStored: (subject: string) =>
    `This browser could not keep your ${subject}, so it was not sent. Nothing was booked.`,
  dropped: (subject: string) => `Your ${subject} was given up. Nothing was booked.`,
} as const;
type Told = keyof typeof stateWords;
const isTold = (state: string): state is Told => Object.hasOwn(stateWords, state);

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
  const { command, refusal } = snapshot.context;
  const state = typeof snapshot.value === 'string' ? snapshot.value : (Object.keys(snapshot.value)[0] ?? '');
  const isTrouble = ['refused', 'notStored', 'neverArrived'].includes(state);
  const words = refusal && state === 'refused' ? refusal.message : null;
  if (!isTold(state) && words === null) return null;
  return (
    <section className={css.command} aria-label={`Your ${subjects[command.type]}`}>
      <p className={css.words} role={isTrouble ? 'alert' : 'status'}>
        {words ?? (isTold(state) && stateWords[state](subjects[command.type]))}
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
