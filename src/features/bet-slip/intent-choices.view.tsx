import type { BetReport, IntentState } from '#domain/bet/intent.ts';
import { isQuoted, type MarketKind } from '#domain/market/market-kind.ts';
import type { Take } from '#domain/odds/odds-policy.ts';
import type { IntentChoice } from '#machines/bet-intents/bet-intents.types.ts';
import { Button } from '#ui/button/button.tsx';
import css from './bet-slip.module.css';
import { reachText } from './reach-words.ts';

export interface IntentChoicesViewProps {
  state: IntentState;
  /** Names the bet for those who cannot see the card around it. */
  runnerName: string;
  /** The price that was asked for, and will be again. */
  priceText: string;
  /** How far from that it may be matched. */
  take: Take;
  /** The price now, where it is another one. */
  nowText?: string | null;
  /** At the price that was asked for it would be refused now. */
  isGone?: boolean;
  onChoose: (choice: IntentChoice) => void;
}

/** A quote is taken exactly, and an offer is matched at its odds or better. */
export const takeOf = ({ take }: BetReport, kind: MarketKind): Take =>
  take ?? { policy: isQuoted(kind) ? 'NEVER' : 'BETTER', ticks: 0 };

interface OneChoice {
  word: string;
  choice: IntentChoice;
  isUnderWay: boolean;
}

/** The states with exactly one choice, or with that choice under way. */
const choiceOf: Partial<Record<IntentState, OneChoice>> = {
  delayed: { word: 'Cancel', choice: 'cancel.chosen', isUnderWay: false },
  cancelling: { word: 'Cancelling…', choice: 'cancel.chosen', isUnderWay: true },
  inDoubt: { word: 'Look again', choice: 'retry.chosen', isUnderWay: false },
  lookingAgain: { word: 'Looking…', choice: 'retry.chosen', isUnderWay: true },
};

/** What the bettor can do about a bet that was not sent, never arrived, is in doubt, or waits out the in-play delay. */
export function IntentChoicesView({
  state,
  runnerName,
  priceText,
  take,
  nowText = null,
  isGone = false,
  onChoose,
}: IntentChoicesViewProps) {
  const asked = choiceOf[state];
  if (asked) {
    return (
      <div className={css.choices}>
        <Button
          size="small"
          loading={asked.isUnderWay}
          aria-label={`${asked.word} ${runnerName}`}
          onClick={() => onChoose(asked.choice)}
        >
          {asked.word}
        </Button>
      </div>
    );
  }
  if (state !== 'notStored' && state !== 'neverArrived') return null;
  const again = state === 'notStored' ? 'Try again' : `Place it now at ${reachText(priceText, take)}`;
  return (
    <div className={css.choices}>
      {state === 'neverArrived' && nowText && (
        <p className={css.now}>
          The price is {nowText} now
          {isGone && `: at ${priceText} it would be refused. Not placed, it can be changed here`}.
        </p>
      )}
      {!(state === 'neverArrived' && nowText && isGone) && (
        <Button
          size="small"
          aria-label={`${again}: ${runnerName}`}
          onClick={() => onChoose(state === 'notStored' ? 'retry.chosen' : 'send.chosen')}
        >
          {again}
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Don’t place it: ${runnerName}`}
        onClick={() => onChoose('drop.chosen')}
      >
        Don’t place it
      </Button>
    </div>
  );
}
