import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { Button } from '#ui/button/button.tsx';
import css from './practice.module.css';

export interface PracticeRibbonViewProps {
  /** Whether there is other money to go on with. */
  mayBeKept: boolean;
  /** Whether so little is left that it may be refilled. */
  isLow: boolean;
  isRefilling: boolean;
  trouble: string | null;
  /** What else is offered to whoever has practice money. */
  offer?: ReactNode;
  onRefill: () => void;
}

/** Marks every page of a practice account, and leads on from it. */
export const PracticeRibbonView = ({
  mayBeKept,
  isLow,
  isRefilling,
  trouble,
  offer,
  onRefill,
}: PracticeRibbonViewProps) => (
  <>
    <section className={css.ribbon} aria-label="Practice money">
      <strong className={css.words}>Practice: not real money</strong>
      {isLow && (
        <Button size="small" loading={isRefilling} onClick={onRefill}>
          Refill
        </Button>
      )}
      {offer}
      {mayBeKept && (
        <Button size="small" asChild>
          <Link to={hrefOf('signUp')}>Keep the account</Link>
        </Button>
      )}
    </section>
    {trouble !== null && (
      <p role="alert" className={css.trouble}>
        {trouble}
      </p>
    )}
  </>
);
