import { Chip } from '../chip/chip.tsx';
import css from './counted-chips.module.css';

export interface CountedChip<Id extends string | null = string | null> {
  id: Id;
  words: string;
  count: number;
}

export interface CountedChipsProps<Id extends string | null> {
  /** What is chosen here, for a screen reader. */
  label: string;
  chips: readonly CountedChip<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A choice between parts of a list, each with how much is in it. It scrolls where it does not fit. */
export function CountedChips<Id extends string | null>({
  label,
  chips,
  chosen,
  onChoose,
}: CountedChipsProps<Id>) {
  return (
    <div className={css.chips} role="group" aria-label={label}>
      {chips.map(({ id, words, count }) => (
        <Chip key={id} pressed={id === chosen} onClick={() => onChoose(id)}>
          {words} <span className={css.count}>{count}</span>
        </Chip>
      ))}
    </div>
  );
}
