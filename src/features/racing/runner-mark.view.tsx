import { Silks } from '#ui/identity/silks.tsx';
import css from './runner-mark.module.css';

export interface RunnerMarkProps {
  name: string;
  /** Of the saddlecloth. */
  number: number;
  colours: { main: string; trim: string } | null;
  isNonRunner: boolean;
}

/** A horse's number and its jockey's silks, beside its name. */
export const RunnerMark = ({ name, number, colours, isNonRunner }: RunnerMarkProps) => (
  <span className={css.mark} data-faded={isNonRunner || undefined}>
    <span className={css.number}>{number}</span>
    <span className={css.silks}>
      <Silks {...{ name, number, colours }} />
    </span>
  </span>
);
