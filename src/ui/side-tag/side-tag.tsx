import { sideName, type Side } from '#domain/bet/side.ts';
import css from './side-tag.module.css';

export interface SideTagProps {
  side: Side;
  /** The market's word for the side. */
  word?: string;
  /** Writes the whole word. */
  isWhole?: boolean;
}

/** The side's first letter, or its word, on its colour; the accessible name is the whole word. */
export function SideTag({ side, word = sideName(side), isWhole = false }: SideTagProps) {
  return (
    <span
      className={css.tag}
      data-side={side}
      role="img"
      aria-label={word}
      title={word}
      data-whole={isWhole || undefined}
    >
      {isWhole ? word : word.charAt(0)}
    </span>
  );
}
