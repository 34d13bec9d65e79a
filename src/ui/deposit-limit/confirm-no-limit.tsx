import { Button } from '../button/button.tsx';
import css from './deposit-limit.module.css';

/** Where the form was, so that who reads by ear or keyboard is led on. */
const takeFocus = (group: HTMLElement | null) => group?.focus();

/** The second yes to an account without a deposit limit: two equal ways on. */
export function ConfirmNoLimit({ onConfirm, onLimit }: { onConfirm: () => void; onLimit: () => void }) {
  return (
    <div className={css.confirm} role="group" aria-label="No deposit limit" tabIndex={-1} ref={takeFocus}>
      <p>
        You wrote no deposit limit, so you could pay in as much as you like. You can set one later, at any
        time.
      </p>
      <div className={css.presses}>
        <Button wide onClick={onLimit}>
          Set a limit
        </Button>
        <Button wide onClick={onConfirm}>
          No limit
        </Button>
      </div>
    </div>
  );
}
