import type { CoachSnapshot } from '#machines/coach/coach.machine.ts';
import { Button } from '#ui/button/button.tsx';
import css from './coach.module.css';

const noMatchWords = 'No match can be bet on just now. Try again in a moment.';

export interface CoachOfferViewProps {
  snapshot: CoachSnapshot;
  onStart: () => void;
}

/** In the ribbon of practice money: a first bet, until it was made, or the way back to one that was left. */
export function CoachOfferView({ snapshot, onStart }: CoachOfferViewProps) {
  const isLeft = snapshot.matches('left');
  const isFinding = snapshot.matches('finding');
  const hasNone = snapshot.matches('noMatch');
  if (!isLeft && !isFinding && !hasNone && !snapshot.matches('offered')) return null;
  return (
    <>
      <Button size="small" variant="primary" loading={isFinding} onClick={onStart}>
        {isLeft ? 'Back to my first bet' : 'Show me my first bet'}
      </Button>
      {hasNone && (
        <span role="status" className={css.trouble}>
          {noMatchWords}
        </span>
      )}
    </>
  );
}

/** Among the rules: the same for whoever looks for it, whenever that is. */
export const CoachAgainView = ({ snapshot, onStart }: CoachOfferViewProps) => (
  <div className={css.again}>
    <h3>Your first bet</h3>
    <p>Three steps on a match that is on: press a price, say how much, see what each result pays.</p>
    <Button loading={snapshot.matches('finding')} onClick={onStart}>
      {snapshot.matches('left') ? 'Back to my first bet' : 'Show me my first bet'}
    </Button>
  </div>
);
