import { Silks } from '#ui/silks/silks.tsx';
import css from './runner-mark.module.css';

export interface RunnerMarkProps {
  name: string;
  /** Of the saddlecloth. */
  number: number;
  colours: { main: string; trim: string } | null;
  isNonRunner: boolean;
}

/** A horse's number and its jockey's silks, beside its name. */
export function RunnerMark({ name, number, colours, isNonRunner }: RunnerMarkProps) {
  return (
    <span className={css.mark}>
      <span className={css.number} data-faded={isNonRunner || undefined}>
        {number}
      </span>
      {colours && <Silks {...colours} name={name} isFaded={isNonRunner} />}
    </span>
  );
}
