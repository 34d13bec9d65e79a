import { halvesWonBy, resultsIfCovered, type HandicapBets } from '#domain/risk/handicap-results.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { WhatIf } from './runner-note.view.tsx';
import css from './market.module.css';

export interface HandicapNoteProps {
  definition: MarketDefinition;
  runner: MarketDefinition['runners'][number];
  /** Null while that is not known. */
  bets: HandicapBets | null;
  /** What the bets being made are, in words. */
  whatIfWord?: string | undefined;
  /** Better prices are on offer than `whatIf` counts. */
  isWhatIfLeast?: boolean | undefined;
}

/** By the halves of a side's bets that were won: on a quarter half of the stake is decided, and level none. */
const endings: Readonly<Record<number, string>> = {
  1: 'Half won',
  0: 'Level: stakes back',
  [-1]: 'Half lost',
};

/** Shown under the name of a side: how it ended, or what the bettor gets if it covers its handicap. */
export function HandicapNote({ definition, runner, bets, whatIfWord, isWhatIfLeast }: HandicapNoteProps) {
  const { number, runners, commissionRate } = definition;
  if (number != null) {
    const halves = halvesWonBy(runner, number);
    if (halves === 2) return <strong className={css.winner}>Winner</strong>;
    return halves in endings ? <span className={css.note}>{endings[halves]}</span> : null;
  }
  if (!bets?.standing && !bets?.meant) return null;
  const { numbers, standing, meant } = bets;
  const rangeOf = (counted: NonNullable<HandicapBets['meant']>) =>
    resultsIfCovered(runners, numbers, counted, commissionRate).get(runner.runnerId) ?? ([0, 0] as const);
  const ifMeant = meant && rangeOf(meant);
  return (
    <span className={css.note}>
      If it covers {standing && <Range of={rangeOf(standing)} />}
      {ifMeant && (
        <WhatIf word={whatIfWord} isLeast={isWhatIfLeast && ifMeant[0] > 0}>
          <Range of={ifMeant} />
        </WhatIf>
      )}
    </span>
  );
}

/** On a quarter a side may cover in half, so that it pays the least or the most. */
function Range({ of: [least, most] }: { of: readonly [number, number] }) {
  return (
    <>
      <MoneyText minor={least} signed />
      {most !== least && (
        <>
          {' to '}
          <MoneyText minor={most} signed />
        </>
      )}
    </>
  );
}
