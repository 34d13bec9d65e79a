import { Block } from '#ui/block/block.tsx';
import css from './withdrawal-card.module.css';

/** How many of the last ones are shown. */
const shownTimes = 8;

export interface DurationsProps {
  /** Minutes that the last withdrawals took, newest first. */
  minutes: readonly number[];
  /** Minutes since the open one was asked for; null: none is open. */
  now: number | null;
}

const minutesText = (minutes: number): string => `${minutes} min`;

/** Honest waiting: what the last withdrawals took, each a dot, with the open one among them. */
export function Durations({ minutes, now }: DurationsProps) {
  const shown = minutes.slice(0, shownTimes);
  if (shown.length === 0) return null;
  const last = Math.max(60, ...shown, now ?? 0);
  const placeOf = (minute: number) => ({ insetInlineStart: `${(100 * minute) / last}%` });
  return (
    <Block
      title="How long it has taken"
      end={shown.length === 1 ? 'your last one' : `your last ${shown.length}`}
    >
      <div
        className={css.axis}
        role="img"
        aria-label={`${shown.map(minutesText).join(', ')}${now === null ? '' : `; this one, ${minutesText(now)} so far`}`}
      >
        {shown.map((minute, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have taken as long
          <span key={at} className={css.took} style={placeOf(minute)} />
        ))}
        {now !== null && <span className={css.this} style={placeOf(now)} />}
        <span className={css.end}>0</span>
        <span className={css.end} data-at="last">
          {minutesText(last)}
        </span>
      </div>
      {now !== null && <p className={css.note}>This one: {minutesText(now)} so far.</p>}
    </Block>
  );
}
