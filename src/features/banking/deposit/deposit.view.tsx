import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { selectMethod, type DepositEvent, type DepositSnapshot } from '#machines/deposit/deposit.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { KeptFocus } from '#ui/kept-focus/kept-focus.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { AmountView } from './amount.view.tsx';
import { MethodChoiceView } from './method-choice.view.tsx';
import css from './deposit.module.css';

export interface RoomAsked {
  amount: number | null;
  least: number;
  /** Types an amount. */
  onAmount: (amount: number) => void;
}

export interface DepositViewProps {
  snapshot: DepositSnapshot;
  /** The way in which the bettor paid last; null: none, or not known yet. */
  lastUsed: string | null;
  /** What is free to bet with, minor units; null until known. */
  available: number | null;
  /** One step after the other; otherwise both stand beside each other. */
  isStepwise: boolean;
  /** For a thumb: the system's keyboard would cover what is read. */
  hasKeypad: boolean;
  /** What the bettor's limit leaves of an amount, null for none yet, and of the least that the way takes. Minor units. */
  renderRoom: (typed: RoomAsked) => ReactNode;
  send: (event: DepositEvent) => void;
  /** Null while nothing can be sent yet. */
  onAsk: (() => void) | null;
  /** How the command goes that is under way. */
  children?: ReactNode;
}

/** How, then how much; both in one card where there is room. */
export const DepositView = (props: DepositViewProps) => (
  <KeptFocus label="Deposit">
    <Shown {...props} />
  </KeptFocus>
);

function Shown(props: DepositViewProps) {
  const { snapshot, send, children } = props;
  if (snapshot.matches('asking')) return <div className={css.steps}>{children}</div>;
  if (snapshot.matches('noAnswer'))
    return (
      <div className={css.steps} role="alert">
        <p className={css.words}>The ways to pay could not be loaded. Nothing was asked for.</p>
        <Button onClick={() => send({ type: 'retry.chosen' })}>Try again</Button>
      </div>
    );
  if (!snapshot.matches('choosing')) return <SkeletonRows rows={4} label="Loading the ways to pay" />;
  return props.isStepwise ? <Steps {...props} /> : <Folded {...props} />;
}

/** The head of the step shown. A step that another one leads to begins there, for the eye and for the keyboard. */
function useStepHead(step: 'method' | 'amount') {
  const head = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    head.current?.scrollIntoView({ block: 'start' });
    head.current?.focus({ preventScroll: true });
  }, [step]);
  return { ref: head, tabIndex: -1 };
}

function Steps(props: DepositViewProps) {
  const { snapshot, available, lastUsed, renderRoom, send } = props;
  const method = selectMethod(snapshot);
  const isAmount = snapshot.matches({ choosing: 'amount' });
  const head = useStepHead(isAmount && method ? 'amount' : 'method');
  if (isAmount && method)
    return (
      <div className={css.steps}>
        <header className={css.step}>
          <IconButton label="Back to the ways to pay" onClick={() => send({ type: 'back.chosen' })}>
            <ArrowLeft />
          </IconButton>
          <h2 {...head}>By {method.name}</h2>
          <span>2 of 3</span>
        </header>
        <AmountView {...props} method={method} />
      </div>
    );
  return (
    <div className={css.steps}>
      <header className={css.step}>
        <h2 {...head}>How do you want to pay?</h2>
        <span>1 of 3</span>
      </header>
      {available !== null && (
        <p className={css.wallet}>
          In your wallet <strong>{formatMoney(available)}</strong>
        </p>
      )}
      <MethodChoiceView {...{ snapshot, lastUsed, send }} />
      {renderRoom({ amount: null, least: method?.least ?? 0, onAmount: () => undefined })}
      <p className={css.note}>Deposits cost nothing. Pay only from an account in your own name.</p>
      <Button
        variant="primary"
        size="large"
        wide
        disabled={!snapshot.can({ type: 'next.chosen' })}
        onClick={() => send({ type: 'next.chosen' })}
      >
        {method ? `Continue with ${method.name}` : 'Continue'}
      </Button>
    </div>
  );
}

function Folded(props: DepositViewProps) {
  const { snapshot, lastUsed, send } = props;
  const method = selectMethod(snapshot);
  return (
    <div className={css.folded}>
      <section className={css.how} aria-label="How do you want to pay?">
        <h2>1 · How</h2>
        <MethodChoiceView {...{ snapshot, lastUsed, send }} />
      </section>
      <section className={css.much} aria-label="How much?">
        <h2>2 · How much</h2>
        {method ? (
          <AmountView {...props} method={method} />
        ) : (
          <p className={css.words}>Choose how you want to pay first.</p>
        )}
      </section>
    </div>
  );
}
