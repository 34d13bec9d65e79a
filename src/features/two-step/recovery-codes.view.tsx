import { secondStepWords } from '#domain/words/second-step-words.ts';
import { Button } from '#ui/button/button.tsx';
import css from './two-step.module.css';

export interface RecoveryCodesViewProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Stable, so that React calls it once: the codes are read out, and the keyboard goes on from there. */
const focus = (element: HTMLElement | null) => element?.focus();

/** The recovery codes, told once. */
export function RecoveryCodesView({ codes, onKept }: RecoveryCodesViewProps) {
  return (
    <div className={css.part}>
      <p tabIndex={-1} ref={focus}>
        Two-step sign-in is on. {secondStepWords.keepCodes}
      </p>
      <ol className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div>
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
