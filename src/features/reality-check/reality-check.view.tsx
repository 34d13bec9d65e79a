import { useEffect, useRef } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { counted } from '#domain/words/counted.ts';
import {
  selectShown,
  type RealityCheckEvent,
  type RealityCheckSnapshot,
} from '#machines/reality-check/reality-check.machine.ts';
import { Button } from '#ui/button/button.tsx';
import css from './reality-check.module.css';

export interface RealityCheckViewProps {
  snapshot: RealityCheckSnapshot;
  send: (event: RealityCheckEvent) => void;
  nextClientId: () => string;
}

/** Stops its bettor until they choose: nothing else closes it. Its two ways on are as easy as each other. */
export function RealityCheckView({ snapshot, send, nextClientId }: RealityCheckViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const check = selectShown(snapshot);
  const isShown = check !== null && !snapshot.matches('stopped');
  useEffect(() => {
    if (isShown) dialog.current?.showModal();
  }, [isShown]);
  if (!isShown) return null;
  const answer = (isStopping: boolean) =>
    send({ type: 'answer.chosen', clientId: nextClientId(), isStopping });
  const isBusy = snapshot.matches('answering');
  const figures: readonly (readonly [label: string, figure: string])[] = [
    ['Result', formatMoney(check.won - check.lost, { sign: true })],
    ['Staked', formatMoney(check.staked)],
    ['Won', formatMoney(check.won)],
    ['Lost', formatMoney(check.lost)],
    ['Bets and rounds', `${counted(check.bets, 'bet')}, ${counted(check.rounds, 'round')}`],
    ['Deposited', formatMoney(check.deposited)],
  ];
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label="Reality check"
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <p className={css.muted}>Reality check</p>
      <h2>Your last {check.minutes} minutes here</h2>
      <dl className={css.figures}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={css.muted}>Your open bets stand, whatever you choose.</p>
      {snapshot.matches({ due: 'unanswered' }) && (
        <p role="alert">The exchange has not answered. Choose again; it counts once.</p>
      )}
      <div className={css.twins}>
        <Button size="large" wide loading={isBusy} onClick={() => answer(true)}>
          Stop and sign out
        </Button>
        <Button size="large" wide loading={isBusy} onClick={() => answer(false)}>
          Carry on
        </Button>
      </div>
    </dialog>
  );
}
