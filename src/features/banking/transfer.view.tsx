import { useState, type ReactNode } from 'react';
import { currencySign, formatMoney, minorToDecimalText } from '#domain/money/money.ts';
import type { TransferDirection } from '#domain/payment/payment.ts';
import {
  selectFree,
  selectTyped,
  type TransferEvent,
  type TransferSnapshot,
} from '#machines/transfer/transfer.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import css from './transfer.module.css';

export interface TransferViewProps {
  snapshot: TransferSnapshot;
  send: (event: TransferEvent) => void;
  now: () => string;
  nextClientId: () => string;
  /** How what was given stands. */
  children: ReactNode;
}

const ways = {
  TO_PARTNER: ['To VIMAAN', 'Send', 'to VIMAAN', 'You keep'],
  FROM_PARTNER: ['From VIMAAN', 'Bring', 'back from VIMAAN', 'VIMAAN keeps'],
} as const satisfies Record<TransferDirection, unknown>;

/** Money between the two wallets: both are shown, and what each will have. */
export function TransferView({ snapshot, send, now, nextClientId, children }: TransferViewProps) {
  const [hasLeft, setHasLeft] = useState(false);
  if (snapshot.matches('given')) return children;
  const { direction, text, trouble, facts } = snapshot.context;
  const { amount, problem } = selectTyped(snapshot);
  const free = selectFree(snapshot);
  const wrong = hasLeft ? (problem ?? undefined) : undefined;
  const [, verb, whereto, keeps] = ways[direction];
  const move = () => send({ type: 'transfer.chosen', at: now(), clientId: nextClientId() });
  const rest = free === null ? '' : ` ${keeps} ${formatMoney(free - (amount ?? 0))}.`;
  return (
    <Form label="Transfer" onSubmit={move}>
      <dl className={css.wallets}>
        <div>
          <dt>Free in your wallet</dt>
          <dd>{facts ? formatMoney(facts.available) : '…'}</dd>
        </div>
        <div>
          <dt>VIMAAN’s wallet</dt>
          <dd>{facts ? formatMoney(facts.partner) : '…'}</dd>
        </div>
      </dl>
      <div role="group" aria-label="Which way" className={css.ways}>
        {(Object.keys(ways) as TransferDirection[]).map((way) => (
          <Chip
            key={way}
            pressed={way === direction}
            onClick={() => send({ type: 'direction.chosen', direction: way })}
          >
            {ways[way][0]}
          </Chip>
        ))}
      </div>
      <TextField
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        prefix={currencySign()}
        value={text}
        onChange={(next) => send({ type: 'amount.typed', text: next })}
        onBlur={() => setHasLeft(true)}
        error={wrong}
        hint={`It arrives at once, to the paisa, and can be moved back.${rest}`}
        suffix={
          <Chip
            onClick={() => send({ type: 'amount.typed', text: minorToDecimalText(Math.max(0, free ?? 0)) })}
          >
            All
          </Chip>
        }
      />
      {trouble !== null && trouble !== wrong && <FormTrouble>{trouble}</FormTrouble>}
      <Button variant="primary" size="large" wide type="submit">
        {amount === null ? 'Move' : `${verb} ${formatMoney(amount)} ${whereto}`}
      </Button>
    </Form>
  );
}
