import type { PositionsDetail } from '#domain/market/play.ts';
import { clothOf, orderOf, runnerWords, type Cast } from './play-words.ts';
import css from './theatre.module.css';

/** The field from first to last, with how far each is behind. */
export function FieldOrder({ field, cast }: { field: PositionsDetail; cast: Cast }) {
  const order = orderOf(field);
  const lead = field.run[order[0] ?? -1] ?? 0;
  return (
    <ol className={css.order}>
      {order.map((runner, place) => {
        const behind = (lead - (field.run[runner] ?? 0)) / 100;
        return (
          <li key={runner}>
            <span className={css.cloth}>{clothOf(runner, cast)}</span>
            <span className={css.runner}>{runnerWords(runner, cast)}</span>
            <span className={css.behind}>
              {place > 0 ? `${behind.toFixed(1)} m behind` : field.moment === 'Finish' ? 'won' : 'leads'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
