import type { Side } from '#domain/side.ts';
import { sideLetter } from '#domain/side.ts';
import css from './side-tag.module.css';

/** B or L on its colour; said as Back or Lay. */
export function SideTag({ side }: { side: Side }) {
  const word = side === 'BACK' ? 'Back' : 'Lay';
  return (
    <span className={css.tag} data-side={side} role="img" aria-label={word} title={word}>
      {sideLetter(side)}
    </span>
  );
}
