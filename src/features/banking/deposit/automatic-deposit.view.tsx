import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney, parseMoney } from '#domain/money/money.ts';
import {
  selectProblem,
  type AutomaticDepositEvent,
  type AutomaticDepositSnapshot,
} from '#machines/automatic-deposit/automatic-deposit.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FormTrouble } from '#ui/form/form.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import type { PaymentLinks } from './payment-links.ts';
import css from './payment-waiting.module.css';

export interface AutomaticDepositViewProps {
  snapshot: AutomaticDepositSnapshot;
  links: PaymentLinks;
  send: (event: AutomaticDepositEvent) => void;
  /** Null while nothing can be sent yet. */
  onAsk: (() => void) | null;
  /** How the command goes that is under way. */
  children?: ReactNode;
}

const notOffered = 'This way to pay is switched off at the moment. Choose another one.';

/** What is asked of the bettor's bank, and the press that asks it. */
export function AutomaticDepositView({ snapshot, links, send, onAsk, children }: AutomaticDepositViewProps) {
  const { amountText, refusal } = snapshot.context;
  if (snapshot.matches('asking')) return <div className={css.waiting}>{children}</div>;
  if (snapshot.matches('noAnswer'))
    return (
      <div className={css.waiting} role="alert">
        <p className={css.words}>This way to pay could not be loaded. Nothing was asked for.</p>
        <Button onClick={() => send({ type: 'retry.chosen' })}>Try again</Button>
      </div>
    );
  if (snapshot.matches('notOffered'))
    return (
      <EmptyState
        title="This amount cannot be asked for here"
        action={
          <div className={css.ways}>
            <Link to={links.newDeposit}>New deposit</Link>
          </div>
        }
      >
        {selectProblem(snapshot) ?? notOffered} Nothing was asked for.
      </EmptyState>
    );
  if (!snapshot.matches('ready')) return <SkeletonRows rows={3} label="Loading this way to pay" />;
  const amount = formatMoney(parseMoney(amountText) ?? 0);
  return (
    <div className={css.waiting}>
      <strong className={css.amount}>{amount}</strong>
      <p className={css.words}>
        Your bank asks you to agree. There is no reference to type, and nothing recurs: it is this one
        deposit.
      </p>
      {refusal && <FormTrouble>{refusal.message}</FormTrouble>}
      <Button
        variant="primary"
        size="large"
        wide
        disabled={onAsk === null || !snapshot.can({ type: 'ask.chosen', clientId: '', chosenAt: '' })}
        onClick={() => onAsk?.()}
      >
        Ask my bank for {amount}
      </Button>
      <div className={css.ways}>
        <Link to={links.newDeposit}>Another way or amount</Link>
      </div>
    </div>
  );
}
