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
/** The chances of now have the end of the ribbon: those that just came would have no width. */
const nowWidth = 12;

/** How the chances of a match's sides went until now: one band each, and the draw's between. */
export function ChanceRibbonView({ names: [first, second], chances }: ChanceRibbonViewProps) {
  if (chances === null) return <div className={css.ribbon} aria-hidden />;
  if (chances.length === 0)
    return <p className={`${css.ribbon} ${css.none}`}>Too little is offered to tell the chances.</p>;
  const now = percentsOf(lastOf(chances));
  const before = percentsOf(itemAt(chances, 0));
  const draw = 100 - now.first - now.second;
  return (
    <figure className={css.ribbon}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${first} ${now.first} %, ${second} ${now.second} %; at first ${before.first} % and ${before.second} %${draw > 0 ? `; a draw ${draw} %` : ''}`}
      >
        <path className={css.first} d={`${stepsOf(chances, (point) => 1 - point.first)}V${height}H0Z`} />
        <path className={css.second} d={`${stepsOf(chances, (point) => point.second)}V0H0Z`} />
        <path className={css.line} d={stepsOf(chances, (point) => 1 - point.first)} />
      </svg>
      <div className={css.words}>
        <figcaption className={css.caption}>
          Chance to win<span className={css.source}>, by the prices</span>
        </figcaption>
        <Share of="second" name={second} percent={now.second} />
        {draw > 0 && <Share of="draw" name="Draw" percent={draw} />}
        <Share of="first" name={first} percent={now.first} />
      </div>
    </figure>
  );
}

interface ShareProps {
  of: 'first' | 'second' | 'draw';
  name: string;
  percent: number;
}

/**
 * Whose a band is, and how large. It stands beside the bands, in their order: upon them it would stand over another's
 * as they narrow.
 */
const Share = ({ of, name, percent }: ShareProps) => (
  <span className={css.share} data-of={of} aria-hidden>
    <span className={css.name}>{name}</span> <strong>{percent} %</strong>
  </span>
);

/** In whole percents. Two sides that are all there is make 100 together. */
function percentsOf({ first, second }: Chances): { first: number; second: number } {
  const [rounded, rest] = [Math.round(first * 100), 1 - first - second];
  return { first: rounded, second: rest < 1e-9 ? 100 - rounded : Math.round(second * 100) };
}

/** A path that holds each share, counted from the top, until the next one. */
function stepsOf(chances: readonly Chances[], shareOf: (point: Chances) => number): string {
  const [from, to] = [itemAt(chances, 0).at, lastOf(chances).at];
  const steps = chances.map((point) => {
    const x = ((point.at - from) / Math.max(1, to - from)) * (width - nowWidth);
    return `H${x.toFixed(1)}V${(shareOf(point) * height).toFixed(1)}`;
  });
  return `M0 ${(shareOf(itemAt(chances, 0)) * height).toFixed(1)}${steps.join('')}H${width}`;
}
