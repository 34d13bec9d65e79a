import { itemAt, lastOf } from '#domain/must.ts';
import type { Chances } from '#domain/odds/chances.ts';
import css from './chance-ribbon.module.css';

export interface ChanceRibbonViewProps {
  /** The sides' names: the first below, the second above. */
  names: readonly [first: string, second: string];
  /** Oldest first; null while not known. */
  chances: readonly Chances[] | null;
}

const width = 600;
const height = 100;

/** How the chances of a match's sides went until now: one band each, and the draw's between. */
export function ChanceRibbonView({ names: [first, second], chances }: ChanceRibbonViewProps) {
  if (chances === null) return <div className={css.ribbon} aria-hidden />;
  if (chances.length === 0)
    return <p className={`${css.ribbon} ${css.none}`}>Too little is offered to tell the chances.</p>;
  const now = percentsOf(lastOf(chances));
  const before = percentsOf(itemAt(chances, 0));
  return (
    <figure className={css.ribbon}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${first} ${now.first} %, ${second} ${now.second} %; at first ${before.first} % and ${before.second} %`}
      >
        <path className={css.first} d={`${stepsOf(chances, (point) => 1 - point.first)}V${height}H0Z`} />
        <path className={css.second} d={`${stepsOf(chances, (point) => point.second)}V0H0Z`} />
        <path className={css.line} d={stepsOf(chances, (point) => 1 - point.first)} />
      </svg>
      <figcaption className={css.caption}>Chance to win, by the prices</figcaption>
      <span className={css.names} aria-hidden>
        <span>
          {second} <strong>{now.second} %</strong>
        </span>
        <span>
          {first} <strong>{now.first} %</strong>
        </span>
      </span>
    </figure>
  );
}

/** In whole percents. Two sides that are all there is make 100 together. */
function percentsOf({ first, second }: Chances): { first: number; second: number } {
  const [rounded, rest] = [Math.round(first * 100), 1 - first - second];
  return { first: rounded, second: rest < 1e-9 ? 100 - rounded : Math.round(second * 100) };
}

/** A path that holds each share, counted from the top, until the next one. */
function stepsOf(chances: readonly Chances[], shareOf: (point: Chances) => number): string {
  const [from, to] = [itemAt(chances, 0).at, lastOf(chances).at];
  const steps = chances.map((point) => {
    const x = ((point.at - from) / Math.max(1, to - from)) * width;
    return `H${x.toFixed(1)}V${(shareOf(point) * height).toFixed(1)}`;
  });
  return `M0 ${(shareOf(itemAt(chances, 0)) * height).toFixed(1)}${steps.join('')}H${width}`;
}
