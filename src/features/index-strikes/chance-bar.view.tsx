import css from './index-strikes.module.css';

/** A chance in whole percent; nothing is certain before the close. `chance`: a share of 1. */
export function chanceText(chance: number): string {
  const percent = Math.round(chance * 100);
  return percent === 0 ? '< 1 %' : percent === 100 ? '> 99 %' : `${percent} %`;
}

/** A bar with the two chances as its parts. What they are is said beside it. `chance`: a share of 1. */
export const ChanceBarView = ({ chance }: { chance: number }) => (
  <span className={css.bar} aria-hidden>
    <span style={{ inlineSize: `${chance * 100}%` }} />
  </span>
);
