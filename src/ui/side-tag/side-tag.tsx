import type { Side } from '#domain/bet/side.ts';
import css from './side-tag.module.css';

export interface SideTagProps {
  side: Side;
  /** The market's word for the side. */
  word?: string;
}

/** The side's first letter on its colour; the accessible name is the whole word. */
export function SideTag({ side, word = side === 'BACK' ? 'Back' : 'Lay' }: SideTagProps) {
  return (
    <span className={css.tag} data-side={side} role="img" aria-label={word} title={word}>
      {word.charAt(0)}
    </span>
  );
}
