import { formatLine } from '#domain/odds/odds.ts';
import { conditionsText, placeText } from '#domain/words/race-words.ts';
import type { ResultsQuery } from '#graphql/__generated__/graphql.ts';
import { useShortOddsText } from '#ui/odds-format/odds-format.tsx';
import css from './race-result.module.css';

export type RaceResult = NonNullable<ResultsQuery['results'][number]['race']>;

/** How many finishers are told; the race's own page has all of them. */
const told = 4;

/** A race's first finishers, each with the price it started at and what a place paid, and who did not run. */
export function RaceResultView({ race }: { race: RaceResult }) {
  const oddsText = useShortOddsText();
  const { conditions, finishers, nonRunners } = race;
  return (
    <div className={css.race}>
      <p className={css.words}>{conditionsText(conditions)}</p>
      <ol className={css.finishers}>
        {finishers.slice(0, told).map(({ place, name, number, startingPrice, placeDividend }) => (
          <li key={name} className={css.finisher}>
            <span className={css.place}>{placeText(place)}</span>
            <span className={css.name}>
              {number != null && `${number} `}
              {name}
            </span>
            <span className={css.price}>
              {startingPrice != null && <>SP {oddsText(startingPrice)}</>}
              {placeDividend != null && <> · place {oddsText(placeDividend)}</>}
            </span>
          </li>
        ))}
      </ol>
      {nonRunners.map(({ name, reductionFactor }) => (
        <p key={name} className={css.words}>
          <s>{name}</s> did not run, reduction {formatLine(reductionFactor)} %
        </p>
      ))}
    </div>
  );
}
