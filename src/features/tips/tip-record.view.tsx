import type { TipRecordData } from './tips.view.tsx';
import css from './tips.module.css';

/** Hundredths of a per cent with a sign: `−1.8 %`. */
const signed = (basisPoints: number): string =>
  `${basisPoints > 0 ? '+' : basisPoints < 0 ? '−' : ''}${(Math.abs(basisPoints) / 100).toFixed(1)} %`;

/** How backing every favourite of the model would have gone, good or bad. */
export function TipRecordView({ record }: { record: TipRecordData | null }) {
  if (!record || record.tips === 0) {
    return (
      <p className={css.record}>
        A tip is an opinion. Once the first tips have ended, this shows how backing them would have gone.
      </p>
    );
  }
  const { tips, cameIn, atLevelStakes } = record;
  const figures = [
    ['Tips, 7 days', String(tips), undefined],
    ['Came in', `${Math.round((cameIn * 100) / tips)} %`, undefined],
    ['At level stakes', signed(atLevelStakes), Math.sign(atLevelStakes)],
  ] as const;
  return (
    <div className={css.record}>
      <dl className={css.figures}>
        {figures.map(([name, figure, sign]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-sign={sign}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={css.opinion}>
        A tip is an opinion: had you backed the model’s favourite each time at the price of the tip, this is
        how it would have gone, before commission.
      </p>
    </div>
  );
}
