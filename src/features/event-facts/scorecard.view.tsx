import { runsText } from '#domain/words/cricket-words.ts';
import type { ScorecardQuery } from '#graphql/__generated__/graphql.ts';
import css from './event-facts.module.css';

export type Innings = NonNullable<ScorecardQuery['scorecard']>['innings'][number];

export interface ScorecardViewProps {
  names: Readonly<Record<'HOME' | 'AWAY', string>>;
  /** In their order. */
  innings: readonly Innings[];
}

const oversText = (balls: number): string => `${Math.floor(balls / 6)}.${balls % 6}`;
/** Runs for a hundred balls, or for an over. */
const rateText = (runs: number, balls: number, per: number): string =>
  balls === 0 ? '–' : ((runs * per) / balls).toFixed(1);

/** Every batter's and bowler's figures, innings by innings. */
export function ScorecardView({ names, innings }: ScorecardViewProps) {
  if (innings.length === 0) return <p className={css.none}>No ball has been bowled yet.</p>;
  return innings.map((one, at) => (
    <section key={at} className={css.innings} aria-label={`Innings ${at + 1}`}>
      <h3 className={css.side}>
        {names[one.side]} {runsText(one)} ({oversText(one.balls)})
      </h3>
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">Batter</th>
            <th scope="col">R</th>
            <th scope="col">B</th>
            <th scope="col">4s</th>
            <th scope="col">6s</th>
            <th scope="col">SR</th>
          </tr>
        </thead>
        <tbody>
          {one.batters.map(({ name, runs, balls, fours, sixes, howOut }) => (
            <tr key={name}>
              <th scope="row">
                <span className={css.strong}>{name}</span>
                <span className={css.how}>{howOut ?? 'not out'}</span>
              </th>
              <td className={css.strong}>{runs}</td>
              <td>{balls}</td>
              <td>{fours}</td>
              <td>{sixes}</td>
              <td>{rateText(runs, balls, 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {one.extras > 0 && <p className={css.extras}>Extras {one.extras}</p>}
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">Bowler</th>
            <th scope="col">O</th>
            <th scope="col">R</th>
            <th scope="col">W</th>
            <th scope="col">Econ</th>
          </tr>
        </thead>
        <tbody>
          {one.bowlers.map(({ name, balls, runs, wickets }) => (
            <tr key={name}>
              <th scope="row">
                <span className={css.strong}>{name}</span>
              </th>
              <td>{oversText(balls)}</td>
              <td>{runs}</td>
              <td className={css.strong}>{wickets}</td>
              <td>{rateText(runs, balls, 6)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
