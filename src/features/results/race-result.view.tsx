import { formatLine } from '#domain/odds/odds.ts';
import { conditionsText, marginText, placeText } from '#domain/words/race-words.ts';
import type { RaceResultFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import css from './race-result.module.css';

export type RaceResult = RaceResultFieldsFragment;

/** How many finishers a list of races tells; the race's own page has all of them. */
const told = 4;

export interface RaceResultViewProps {
  race: RaceResult;
  /** Tells all finishers; the conditions stand elsewhere. */
  isWhole?: boolean;
}

/** How a race ended: who finished where and how far apart, the starting prices, what a place paid, and who did not run. */
export function RaceResultView({ race, isWhole = false }: RaceResultViewProps) {
  const oddsText = useOddsText();
  const { conditions, finishers, nonRunners } = race;
  return (
    <div className={css.race} data-whole={isWhole || undefined}>
      {!isWhole && <p className={css.words}>{conditionsText(conditions)}</p>}
      <ol className={css.finishers}>
        {finishers.slice(0, isWhole ? undefined : told).map((finisher, at) => {
          const { place, name, number, beatenBy, startingPrice, placeDividend } = finisher;
          const isLevel = finishers[at - 1]?.place === place;
          return (
            <li key={name} className={css.finisher}>
              <span className={css.place}>{placeText(place)}</span>
              <span className={css.name}>
                {number != null && `${number} `}
                {name}
                {isLevel && <span className={css.margin}> dead heat</span>}
                {!isLevel && beatenBy != null && <span className={css.margin}> {marginText(beatenBy)}</span>}
              </span>
              <span className={css.price}>
                {[
                  startingPrice != null && `SP ${oddsText(startingPrice)}`,
                  placeDividend != null && `place ${oddsText(placeDividend)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
      {nonRunners.map(({ name, reductionFactor }) => (
        <p key={name} className={css.words}>
          <s>{name}</s> did not run, reduction {formatLine(reductionFactor)} %
        </p>
      ))}
    </div>
  );
}
